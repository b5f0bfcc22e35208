import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS, type SourceFile, sourceFiles } from "../source/source-files.ts";

type Row = {
  /** Compared with a line whose identifiers are separated into words. */
  words: RegExp;
  write: string;
  /** Only these files are checked. */
  in?: RegExp;
  /** These files mean the thing itself and not a metaphor. */
  not?: RegExp;
};

const DRAWINGS =
  /^(?:art|seed|web\/(?:illustration|property\/tour)|domain\/(?:lookup|property)|server\/pictures|tools\/art)\/|^api\/(?:property|picture)\/.*tour[^/]*$/;

/** Texts that guests read. */
const GUEST_TEXTS = /^(?:seed\/data|web\/legal)\//;

/** The words that CONTRIBUTING.md replaces by standard terms. */
export const VOCABULARY: readonly Row[] = [
  { words: /\bdeeds?\b/i, write: "action, command or handler" },
  { words: /\bwish(?:es|ed)?\b/i, write: "input, query, payload or choice" },
  { words: /\bow(?:e|es|ed|ing)\b/i, write: "enqueue, or outbox job" },
  { words: /\bwork(?:s|ed|ing)? off\b|\bworkshops?\b/i, write: "run the outbox" },
  { words: /\bdesks?\b/i, write: "the name of the dependency, such as PaymentDeps" },
  { words: /\briddles?\b/i, write: "captcha or challenge" },
  { words: /\bspeech(?:es)?\b/i, write: "locale" },
  { words: /\blate (?:words|messages|namespaces?)\b/i, write: "lazy messages" },
  {
    words: /\bawak\w*|\basleep\b|\bwak(?:es?|en|ing|ened)\b|\bwoken\b|\bdrawn first\b/i,
    write: "hydrate, notify, or critical CSS",
    not: GUEST_TEXTS,
  },
  { words: /\bkept pages?\b|\bstrangers?\b/i, write: "anonymous visitor, or anonymous page cache" },
  { words: /\bdeals? the ways\b|\bevery way\b/i, write: "test matrix, or variant" },
  { words: /\bways? out\b/i, write: "relax filters" },
  {
    words: /\b[Nn]arrow [Gg]ate\b|\btakes? [Tt]urns?\b|\bin Turn\b|\bone At A Time\b/,
    write: "coalesce, mutex, semaphore, or yield to the event loop",
  },
  { words: /\bremember(?:s|ed|ing)?\b/i, write: "cache, or store", not: GUEST_TEXTS },
  { words: /\binbox(?:es)?\b/i, write: "pending changes", in: /^api\/(?:search|platform)\// },
  { words: /\bsights?\b/i, write: "placeholder, or alt text" },
  { words: /[a-z] Looks?\b(?! [Uu]p\b)/, write: "a name such as actionClasses" },
  { words: /\bbreach(?:es|ed)?\b/i, write: "violation" },
  { words: /\bknown holes?\b|\blists? of parts\b/i, write: "vulnerabilities, SBOM" },
  { words: /\bwalls?\b/i, write: "import rule", in: /^(?:tools\/(?!art|map)|docs\/decisions|[A-Z])/ },
  { words: /\b(?:MOST|LEAST) [A-Z]{2}|[A-Z]{2} (?:MOST|LEAST)\b/, write: "MAX_ or MIN_" },
  {
    words: /\bhas Room\b|(?<!sitting )\broom for\b|\broom In\b|\bmakes? room\b/i,
    write: "capacity, or space",
    not: DRAWINGS,
  },
  {
    words: /(?<!front )\bdoors?\b/i,
    write: "the function or the endpoint by its name",
    in: /^(?:api|contract|server|tools)\//,
    not: DRAWINGS,
  },
  {
    words: /\bg[ia]ve[sn]? (?:\w+ )?back\b|\blets? go\b|\bmoney back\b/i,
    write: "refund, void or release",
    not: GUEST_TEXTS,
  },
  { words: /\bhear(?:s|d)?\b/i, write: "receive, or record", not: GUEST_TEXTS },
  { words: /\b(?:is|are|was|were|be|been) told\b/i, write: "is notified, is shown, or reports" },
];

/** Words that the vocabulary replaces, in identifiers, comments and documents. */
export function vocabularyProblems(root: string): string[] {
  return [...sourceFiles(root, "**/*.{ts,tsx,mjs,css}"), ...documents(root)].flatMap(problemsOf);
}

function problemsOf({ path, text }: SourceFile): string[] {
  if (/^tools\/check\/vocabulary/.test(path)) return [];
  const separated = separateWords(text);
  const rows = VOCABULARY.filter(
    (row) => row.in?.test(path) !== false && !row.not?.test(path) && row.words.test(separated),
  );
  if (rows.length === 0) return [];
  return separated.split("\n").flatMap((line, at) =>
    rows.flatMap(({ words, write }) => {
      const found = words.exec(line)?.[0];
      return found && !isTable(path, line) ? [`${path}:${at + 1}: \`${found}\`; write ${write}`] : [];
    }),
  );
}

/** An identifier such as `bestWayOut`, `way_out` or `way-out` becomes words. */
function separateWords(text: string): string {
  return text.replace(/([a-z0-9])(?=[A-Z])/g, "$1 ").replace(/[_-]/g, " ");
}

function documents(root: string): SourceFile[] {
  const paths = ["*.md", "docs/**/*.md", ...LAYERS.map((layer) => `${layer}/**/*.md`)];
  return paths
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));
}

/** The table of the vocabulary names the words themselves. */
function isTable(path: string, line: string): boolean {
  return path === "CONTRIBUTING.md" && line.startsWith("|");
}

if (import.meta.main) console.log(vocabularyProblems(process.cwd()).join("\n"));
