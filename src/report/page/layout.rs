//! Where the boxes of a flow graph stand: in layers, from the entry downwards.
//!
//! Source: Sugiyama, Tagawa, Toda, *Methods for Visual Understanding of Hierarchical System Structures* (1981):
//! layers by the longest path, orders within them by barycentres, then places by the mean of neighbours.

use crate::report::graph::Graph;

/// Distance between boxes of a layer.
const GAP: f64 = 28.0;
/// Distance between layers.
const RISE: f64 = 46.0;
/// Height of a box.
pub(super) const HEIGHT: f64 = 46.0;
/// Sweeps over the layers, down and up.
const SWEEPS: usize = 6;

/// Boxes by their upper left corners, and edges by the points on their way.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    pub(super) boxes: Vec<(f64, f64)>,
    pub(super) edges: Vec<Vec<(f64, f64)>>,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// A box, or a point of an edge that passes a layer.
struct Item {
    layer: usize,
    width: f64,
    x: f64,
    above: Vec<usize>,
    below: Vec<usize>,
}

/// Places boxes of these widths. About linear in edges times the layers that they pass.
pub(super) fn layout(graph: &Graph, widths: &[f64]) -> Layout {
    let mut items: Vec<Item> = layers(graph, widths.len())
        .into_iter()
        .zip(widths)
        .map(|(layer, &width)| Item { layer, width, x: 0.0, above: Vec::new(), below: Vec::new() })
        .collect();
    // forward edges go from layer to layer
    let mut ways: Vec<Vec<usize>> = Vec::new();
    for e in &graph.edges {
        let mut way = vec![e.from];
        let (from, to) = (items[e.from].layer, items[e.to].layer);
        if from < to {
            for layer in from + 1..to {
                let point = items.len();
                items.push(Item { layer, width: 2.0, x: 0.0, above: vec![], below: vec![] });
                join(&mut items, way[way.len() - 1], point);
                way.push(point);
            }
            join(&mut items, way[way.len() - 1], e.to);
        }
        way.push(e.to);
        ways.push(way);
    }
    let count = items.iter().map(|i| i.layer + 1).max().unwrap_or(0);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (k, item) in items.iter().enumerate() {
        rows[item.layer].push(k);
    }
    order(&mut items, &mut rows);
    place(&mut items, &rows);
    finish(graph, &items, &rows, &ways, widths.len())
}

fn join(items: &mut [Item], from: usize, to: usize) {
    items[from].below.push(to);
    items[to].above.push(from);
}

/// The length of the longest way to each block without back edges.
fn layers(graph: &Graph, blocks: usize) -> Vec<usize> {
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); blocks];
    let mut waiting = vec![0usize; blocks];
    for e in graph.edges.iter().filter(|e| !e.back && e.from != e.to) {
        below[e.from].push(e.to);
        waiting[e.to] += 1;
    }
    let mut layers = vec![0; blocks];
    let mut done = vec![false; blocks];
    let mut ready: Vec<usize> = (0..blocks).filter(|&b| waiting[b] == 0).collect();
    loop {
        while let Some(b) = ready.pop() {
            done[b] = true;
            for &to in &below[b] {
                layers[to] = layers[to].max(layers[b] + 1);
                waiting[to] -= 1;
                if waiting[to] == 0 && !done[to] {
                    ready.push(to);
                }
            }
        }
        // a cycle without a header is entered somewhere
        match (0..blocks).find(|&b| !done[b] && waiting[b] > 0) {
            Some(b) => {
                waiting[b] = 0;
                done[b] = true;
                ready.push(b);
            }
            None => return layers,
        }
        for b in 0..blocks {
            waiting[b] = if done[b] { usize::MAX / 2 } else { waiting[b] };
        }
    }
}

/// Orders each layer by the mean place of its neighbours in the one before.
fn order(items: &mut [Item], rows: &mut [Vec<usize>]) {
    let rank = |rows: &[Vec<usize>], items: &mut [Item]| {
        for row in rows {
            for (k, &i) in row.iter().enumerate() {
                items[i].x = k as f64;
            }
        }
    };
    rank(rows, items);
    for sweep in 0..SWEEPS {
        let down = sweep % 2 == 0;
        for k in 0..rows.len() {
            let k = if down { k } else { rows.len() - 1 - k };
            let mean = |i: usize| {
                let near = if down { &items[i].above } else { &items[i].below };
                match near.len() {
                    0 => items[i].x,
                    n => near.iter().map(|&j| items[j].x).sum::<f64>() / n as f64,
                }
            };
            let mut keyed: Vec<(f64, usize)> = rows[k].iter().map(|&i| (mean(i), i)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows[k] = keyed.into_iter().map(|p| p.1).collect();
            for (x, &i) in rows[k].iter().enumerate() {
                items[i].x = x as f64;
            }
        }
    }
}

/// Centres within layers: near the mean of the neighbours, in order and apart.
fn place(items: &mut [Item], rows: &[Vec<usize>]) {
    for row in rows {
        let mut x = 0.0;
        for &i in row {
            items[i].x = x + items[i].width / 2.0;
            x += items[i].width + GAP;
        }
    }
    for sweep in 0..2 * SWEEPS {
        let down = sweep % 2 == 0;
        for k in 0..rows.len() {
            let row = &rows[if down { k } else { rows.len() - 1 - k }];
            let wish = |i: usize| {
                let near = if down { &items[i].above } else { &items[i].below };
                match near.len() {
                    0 => items[i].x,
                    n => near.iter().map(|&j| items[j].x).sum::<f64>() / n as f64,
                }
            };
            let wishes: Vec<f64> = row.iter().map(|&i| wish(i)).collect();
            // as far right as those before demand, as far left as those behind do; between them
            let apart =
                |items: &[Item], a: usize, b: usize| (items[a].width + items[b].width) / 2.0 + GAP;
            let (mut right, mut left) = (wishes.clone(), wishes);
            for j in 1..row.len() {
                right[j] = right[j].max(right[j - 1] + apart(items, row[j - 1], row[j]));
                let j = row.len() - 1 - j;
                left[j] = left[j].min(left[j + 1] - apart(items, row[j], row[j + 1]));
            }
            for (j, &i) in row.iter().enumerate() {
                items[i].x = (left[j] + right[j]) / 2.0;
            }
        }
    }
}

fn finish(
    graph: &Graph,
    items: &[Item],
    rows: &[Vec<usize>],
    ways: &[Vec<usize>],
    blocks: usize,
) -> Layout {
    let top = |layer: usize| layer as f64 * (HEIGHT + RISE) + 24.0;
    // room for the frames of loops
    let least = items.iter().map(|i| i.x - i.width / 2.0).fold(f64::MAX, f64::min) - 44.0;
    let x = |i: usize| items[i].x - least;
    let mut out = Layout::default();
    for (k, item) in items.iter().enumerate().take(blocks) {
        out.boxes.push((x(k) - item.width / 2.0, top(item.layer)));
    }
    let right = |layer: usize| {
        let ends = rows[layer].iter().map(|&i| x(i) + items[i].width / 2.0);
        ends.fold(0.0, f64::max)
    };
    let mut backs = 0;
    for (e, way) in graph.edges.iter().zip(ways) {
        let (from, to) = (&items[e.from], &items[e.to]);
        if from.layer < to.layer {
            let mut points = vec![(x(way[0]), top(from.layer) + HEIGHT)];
            for &i in &way[1..way.len() - 1] {
                points.push((x(i), top(items[i].layer)));
                points.push((x(i), top(items[i].layer) + HEIGHT));
            }
            points.push((x(e.to), top(to.layer)));
            out.edges.push(points);
        } else {
            // around the right of the layers between
            let side = (to.layer..=from.layer).map(right).fold(0.0, f64::max);
            let side = side + 16.0 + 7.0 * f64::from(backs % 6);
            backs += 1;
            let (a, b) = (top(from.layer) + HEIGHT * 0.65, top(to.layer) + HEIGHT * 0.35);
            out.edges.push(vec![
                (x(e.from) + from.width / 2.0, a),
                (side, a),
                (side, b),
                (x(e.to) + to.width / 2.0, b),
            ]);
        }
    }
    let all = out.edges.iter().flatten().map(|p| p.0);
    let boxes = out.boxes.iter().zip(items).map(|(b, i)| b.0 + i.width);
    out.width = all.chain(boxes).fold(0.0, f64::max) + 16.0;
    out.height = top(rows.len()) - RISE + 44.0;
    out
}
