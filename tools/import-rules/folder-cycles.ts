/** A file and the files it imports, as dependency-cruiser lists them. */
type Graph = { modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[] };
type Edge = { from: string; to: string; example: string };

const TEST = /\.test\.tsx?$|-for-test\.tsx?$|^api\/testing\//;
/** Folders that only group others: their sub-folders count as folders. */
const NESTED = /^(?:api\/platform|api\/refund|web\/shared)\/[^/]+(?=\/)/;
const PLAIN = /^(?:api|web)(?:\/[^/]+)?(?=\/)/;
/** Layers in which the sub-folders of a folder, at any depth, do not import each other in cycles either. */
const WITH_SUBFOLDERS = /^web\//;

/** Cycles between folders of `api` or of `web`, and between sub-folders of `web`; tests are not counted. */
export function folderCycleProblems(graph: Graph): string[] {
  const edges = folderEdges(graph);
  return cyclesOf(edges).map((cycle) => {
    const inside = edges.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
    return [`Cycle between ${cycle.join(", ")}:`, ...inside.map(({ example }) => `  ${example}`)].join("\n");
  });
}

function folderEdges({ modules }: Graph): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      for (const [from, to] of [[folderOf(source), folderOf(resolved)], siblingFolders(source, resolved)]) {
        const key = `${from} ${to}`;
        if (from && to && to !== from && !edges.has(key))
          edges.set(key, { from, to, example: `${source} → ${resolved}` });
      }
    }
  }
  return [...edges.values()];
}

/** The folders in which the paths of two files part, below the same folder of a layer. */
function siblingFolders(one: string, other: string): string[] {
  const [first, second] = [one.split("/"), other.split("/")];
  const index = first.findIndex((name, at) => name !== second[at]);
  const areFolders = index >= 2 && index < first.length - 1 && index < second.length - 1;
  if (!areFolders || !WITH_SUBFOLDERS.test(one)) return [];
  return [first, second].map((path) => path.slice(0, index + 1).join("/"));
}

function folderOf(path: string): string | undefined {
  return (NESTED.exec(path) ?? PLAIN.exec(path))?.[0];
}

/** Groups of folders in which each folder reaches every other one. */
function cyclesOf(edges: readonly Edge[]): string[][] {
  const folders = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted();
  const reach = new Map(folders.map((folder) => [folder, reachableFrom(folder, edges)]));
  const cycleWith = (folder: string) =>
    folders.filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder));
  return folders
    .filter((folder) => reach.get(folder)?.has(folder))
    .map(cycleWith)
    .filter((cycle, at, cycles) => cycles.findIndex(([first]) => first === cycle[0]) === at);
}

function reachableFrom(start: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    for (const { from, to } of edges) {
      if (from !== folder || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}
