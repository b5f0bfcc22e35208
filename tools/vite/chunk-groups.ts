type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What these two import at once is on every page. */
const SHELL = [/\/web\/entry\.client\.tsx/, /\/web\/root\.tsx/];
/** Small beside what wakes on them, so one chunk serves all. */
const ROUTES = [/\/web\/routes\/home\.tsx/, /\/web\/routes\/search\.tsx/, /\/web\/routes\/details\.tsx/];
/** What wakes on each of them. */
const HOME = /\/web\/home\/home-page\.tsx/;
const RESULTS = /\/web\/search\/search-page\.tsx/;
const DETAILS = /\/web\/details\/shown-home\.tsx/;

type Above = (root: RegExp) => boolean;
const rules: Record<string, (isAbove: Above) => boolean> = {
  shell: (isAbove) => SHELL.some(isAbove),
  head: (isAbove) => ROUTES.some(isAbove),
  cards: (isAbove) => isAbove(HOME) && (isAbove(RESULTS) || isAbove(DETAILS)),
  lists: (isAbove) => isAbove(RESULTS) && isAbove(DETAILS),
  "home-alone": (isAbove) => isAbove(HOME),
  "results-alone": (isAbove) => isAbove(RESULTS),
  "details-alone": (isAbove) => isAbove(DETAILS),
};

/**
 * The chunks that pages share, the more common first, and what each needs besides. Left alone, the bundler makes a file
 * of every few shared lines, and eighty small files weigh more and come later than the same code in a few.
 */
export const chunkGroups = Object.entries(rules).map(([name, holds], place, all) => ({
  priority: all.length - place,
  name: (id: string, context: Context) => (holds(pagesAbove(id, context)) ? name : null),
}));

/** Whether a page imports the module at once, directly or not. */
function pagesAbove(id: string, context: Context): Above {
  const above = new Set([id]);
  for (const each of above) for (const importer of context.getModuleInfo(each)?.importers ?? []) above.add(importer);
  return (root) => [...above].some((path) => root.test(path));
}
