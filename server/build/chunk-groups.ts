type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What these two import at once is on every page. */
const SHELL = [/\/web\/entry\.client\.tsx/, /\/web\/root\.tsx/];
/** Small beside what wakes on them, so one chunk serves all. */
const ROUTES = [/\/web\/routes\/home\.tsx/, /\/web\/routes\/search\.tsx/, /\/web\/routes\/details\.tsx/];
/** Comes late to every page. */
const KEEPER = /\/web\/login\/session-keeper\.tsx/;
/** What wakes on each of them. */
const HOME = /\/web\/home\/home-page\.tsx/;
const RESULTS = /\/web\/search\/search-page\.tsx/;
const DETAILS = /\/web\/details\/shown-home\.tsx/;
const CHECKOUT = [
  /\/web\/guest\/guest-page\.tsx/,
  /\/web\/payment\/payment-page\.tsx/,
  /\/web\/payment\/wait-page\.tsx/,
  /\/web\/order\/confirmation-page\.tsx/,
];
const ACCOUNT = /\/web\/(?:account|login|traveller)\//;

type Above = (root: RegExp) => boolean;
const isLookedAt = (isAbove: Above) => [HOME, RESULTS, DETAILS].some(isAbove);
const isElsewhere = (isAbove: Above) => [...CHECKOUT, ACCOUNT].some(isAbove);

/** Whoever books or has an account fetches nothing of a list or a home but what these have in common. */
const rules: Record<string, (isAbove: Above) => boolean> = {
  shell: (isAbove) => SHELL.some(isAbove),
  head: (isAbove) => ROUTES.some(isAbove),
  keeper: (isAbove) => isAbove(KEEPER),
  basics: (isAbove) => isAbove(HOME) && (isAbove(RESULTS) || isAbove(DETAILS)) && isElsewhere(isAbove),
  cards: (isAbove) => isAbove(HOME) && (isAbove(RESULTS) || isAbove(DETAILS)),
  common: (isAbove) => isLookedAt(isAbove) && isElsewhere(isAbove),
  lists: (isAbove) => isAbove(RESULTS) && isAbove(DETAILS),
  forms: (isAbove) => CHECKOUT.some(isAbove) && isAbove(ACCOUNT),
  checkout: (isAbove) => CHECKOUT.filter(isAbove).length > 1,
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
