import { EVERYTHING, type ScannedFile, scanFiles } from "../source/scan-imports.ts";

/** Exports that only tests use until the work that needs them is done. */
const ACCEPTED: Readonly<Record<string, string>> = {
  "domain/loyalty/leg-state.ts isUnfinishedLeg": "needed by the planned refunds of points",
  "domain/loyalty/leg-state.ts isEndedLeg": "needed by the planned refunds of points",
  "domain/message/plural.ts pluralFormOf": "the compiled messages import it",
  "web/ui/tokens.ts darkColours": "a test compares the colours of emails with it",
};

/** Exports that are not imported by name: React Router calls those of routes, and `api/schema` describes every table. */
const NOT_IMPORTED = /^web\/routes\/|^web\/root\.tsx$|^api\/schema\//;
const TEST = /\.test\.tsx?$|-for-test\.tsx?$|^(?:api|server|art)\/testing\/|^e2e\//;
const DEVELOPER = /^tools\//;

const EXPORT = /^export\s+(?:async\s+)?(?:function\*?|const|let|class|type|interface)\s+([\w$]+)/gm;

/** Exports of the product that tests import and the product does not use: a rule is used or it is deleted. */
export function testOnlyExports(root: string, accepted = ACCEPTED): string[] {
  const files = scanFiles(root);
  const importers = importersOf(files);
  const found = files
    .filter(({ path }) => !TEST.test(path) && !DEVELOPER.test(path) && !NOT_IMPORTED.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(EXPORT)]
        .map(([, name = ""]) => name)
        .filter((name) => {
          const users = [
            ...(importers.get(`${path} ${name}`) ?? []),
            ...(importers.get(`${path} ${EVERYTHING}`) ?? []),
          ];
          return users.length > 0 && users.every((user) => TEST.test(user)) && !isUsedInside(code, name);
        })
        .map((name) => `${path} ${name}`),
    );
  return [
    ...found.filter((name) => !(name in accepted)).map((name) => `${name}: only tests use it`),
    ...Object.keys(accepted)
      .filter((name) => !found.includes(name))
      .map((name) => `${name}: remove it from the accepted exports`),
  ];
}

/** Which files import a name of a file, by "path name". */
function importersOf(files: readonly ScannedFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const { file, name } of imports) {
      const key = `${file} ${name}`;
      importers.set(key, [...(importers.get(key) ?? []), path]);
    }
  }
  return importers;
}

function isUsedInside(code: string, name: string): boolean {
  return code.split(new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`)).length > 2;
}
