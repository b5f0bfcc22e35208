/** A file and the files it imports, as dependency-cruiser lists them. */
type Graph = { modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[] };
/** An import between two neighbours: sub-folders or files of the same folder. */
type Edge = { parent: string; from: string; to: string; example: string };

const TEST = /\.(?:test|spec)\.tsx?$|-for-test\.tsx?$|^api\/testing\//;
/** The compiled messages and the functions they call are one generated whole. */
const GENERATED = /^domain\/message\/compiled\//;
/** Folders that only group others: their sub-folders count as folders of the layer. */
const GROUP = /^(api\/platform|api\/refund|web\/shared)\//;
/** Tools and e2e use each other's steps, so they are checked as one layer. */
const TOOLS = ["tools", "e2e"];

/** Cycles between the folders of a layer, and between the sub-folders and files of each folder; tests are not counted. */
export function folderCycleProblems(graph: Graph): string[] {
  const byParent = Map.groupBy(folderEdges(graph), ({ parent }) => parent);
  return [...byParent.values()].flatMap((edges) =>
    cyclesOf(edges).map((cycle) => {
      const inside = edges.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
      return [`Cycle between ${cycle.join(", ")}:`, ...inside.map(({ example }) => `  ${example}`)].join("\n");
    }),
  );
}

function folderEdges({ modules }: Graph): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source) || GENERATED.test(source)) continue;
    for (const { resolved } of dependencies) {
      const neighbours = neighboursOf(source, resolved);
      const key = `${neighbours?.from} ${neighbours?.to}`;
      if (neighbours && !edges.has(key)) edges.set(key, { ...neighbours, example: `${source} → ${resolved}` });
    }
  }
  return [...edges.values()];
}

/** The highest folders or files that do not contain both, and the folder that does. */
function neighboursOf(source: string, resolved: string): Omit<Edge, "example"> | undefined {
  const [from, to] = [namesOf(source), namesOf(resolved)];
  const areTools = [from, to].every(([layer = ""]) => TOOLS.includes(layer));
  if (from[0] !== to[0] && !areTools) return undefined;
  const differs = from.findIndex((name, index) => name !== to[index]);
  const depth = Math.max(1, differs);
  const parent = depth === 1 && areTools ? TOOLS.join() : from.slice(0, depth).join("/");
  return { parent, from: from.slice(0, depth + 1).join("/"), to: to.slice(0, depth + 1).join("/") };
}

/** The names of a path; a group and its sub-folder are one name. */
function namesOf(path: string): string[] {
  const [group = ""] = GROUP.exec(path) ?? [];
  const names = path.slice(group.length).split("/");
  if (!group) return names;
  const [layer = "", grouping] = group.split("/");
  return [layer, `${grouping}/${names[0]}`, ...names.slice(1)];
}

/** Groups of neighbours in which each one reaches every other one. */
function cyclesOf(edges: readonly Edge[]): string[][] {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted();
  const reach = new Map(names.map((name) => [name, reachableFrom(name, edges)]));
  const cycleWith = (name: string) =>
    names.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name));
  return names
    .filter((name) => reach.get(name)?.has(name))
    .map(cycleWith)
    .filter((cycle, at, cycles) => cycles.findIndex(([first]) => first === cycle[0]) === at);
}

function reachableFrom(start: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    for (const { from, to } of edges) {
      if (from !== name || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}
