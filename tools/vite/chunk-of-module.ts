type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What these two import at once is on every page. */
const SHELL = [/\/web\/entry\.client\.tsx/, /\/web\/root\.tsx/];

/**
 * Names the chunk of a module. Left alone, the bundler makes a file of every few shared lines, and eighty small files
 * weigh far more than the same code in one.
 */
export function chunkOfModule(id: string, context: Context): string | null {
  const above = importersOf(id, context);
  return SHELL.some((root) => [...above].some((path) => root.test(path))) ? "shell" : null;
}

/** The module itself and all that import it at once, directly or not. */
function importersOf(id: string, context: Context): Set<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return seen;
}
