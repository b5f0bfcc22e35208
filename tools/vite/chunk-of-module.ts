type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Modules that are on every page: whatever these two import at once. */
const SHELL = [/\/web\/entry\.client\.tsx/, /\/web\/root\.tsx/];
/** The pages most guests walk through; what two of them import at once is fetched once for all. */
const PAGES = [/\/web\/routes\/home\.tsx/, /\/web\/routes\/search\.tsx/, /\/web\/routes\/details\.tsx/];

/**
 * Names the chunk of a module. Left alone, the bundler makes a file of every few shared lines, and eighty small files
 * weigh far more than the same code in three.
 */
export function chunkOfModule(id: string, context: Context): string | null {
  const above = importersOf(id, context);
  const reaches = (root: RegExp) => [...above].some((path) => root.test(path));
  if (SHELL.some(reaches)) return "shell";
  return PAGES.filter(reaches).length > 1 ? "pages" : null;
}

/** The module itself and all that import it at once, directly or not. */
function importersOf(id: string, context: Context): Set<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return seen;
}
