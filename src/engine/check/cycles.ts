import { addTo } from '../../model/add-to.ts';

/** A directed graph: each node, and the nodes that it leads to. */
export type Graph = Map<string, string[]>;

/**
 * The part of a graph that cycles can be in: without nodes that lead to no cycle, and without those that no cycle leads
 * to. Of thousands of nodes, few are left to search for cycles.
 */
export const trimToCycles = (graph: Graph): Graph => reversed(withoutDeadEnds(reversed(withoutDeadEnds(graph))));

/** Removes nodes that lead nowhere, until every node that is left leads to another. */
function withoutDeadEnds(graph: Graph): Graph {
  const predecessors = reversed(graph);
  const outDegrees = new Map([...graph].map(([node, successors]) => [node, successors.length]));
  const isAlive = (node: string): boolean => (outDegrees.get(node) ?? 0) > 0;
  const deadEnds = [...predecessors.keys()].filter((node) => !isAlive(node));
  for (let end = deadEnds.pop(); end !== undefined; end = deadEnds.pop())
    for (const node of predecessors.get(end) ?? []) {
      const left = (outDegrees.get(node) ?? 0) - 1;
      outDegrees.set(node, left);
      if (left === 0) deadEnds.push(node);
    }
  return new Map([...graph].flatMap(([node, next]) => (isAlive(node) ? [[node, next.filter(isAlive)]] : [])));
}

/** The same graph with every edge turned around. */
function reversed(graph: Graph): Graph {
  const predecessors: Graph = new Map();
  for (const [node, successors] of graph) for (const successor of successors) addTo(predecessors, successor, node);
  return predecessors;
}

/** A cycle through the edge between two nodes, from the first node back to it; undefined without one. */
export function cycleThrough(start: string, second: string, graph: Graph): string[] | undefined {
  const reachedFrom = new Map<string, string>();
  const stack = [second];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === start) return [start, ...pathBetween(second, start, reachedFrom)];
    for (const next of graph.get(node) ?? []) {
      if (reachedFrom.has(next) || next === second) continue;
      reachedFrom.set(next, node);
      stack.push(next);
    }
  }
  return undefined;
}

/** The nodes from one to another, of which each says from where it was reached. */
function pathBetween(first: string, last: string, reachedFrom: ReadonlyMap<string, string>): string[] {
  const path = [last];
  for (let node = last; node !== first; path.push(node)) node = reachedFrom.get(node) ?? first;
  return path.toReversed();
}
