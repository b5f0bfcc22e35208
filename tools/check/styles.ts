import { type SourceFile, sourceFiles } from "../source/source-files.ts";

type StyleRule = { name: string; in: RegExp; not?: RegExp; pattern: RegExp; remedy: string };

const SIDE = "left|right";
const BOX = "margin|padding|border|scroll-margin|scroll-padding|inset";
const CORNER = "(?:top|bottom)-(?:left|right)-radius";
const CSS_SIDES = new RegExp(`(?:^|[\\s;{])(?:(?:${BOX})-(?:${SIDE})|border-${CORNER}|${SIDE})[\\w-]*\\s*:`, "i");
const CSS_VALUES = new RegExp(`(?:text-align|float|clear|caption-side)\\s*:\\s*(?:${SIDE})\\b`, "i");

// A class name begins after a quote, a space, a variant's colon, `!` or the minus of a negative value.
const CLASS_START = "(?<=[\"'`\\s:!]-?)";
const CLASS_SIDES = new RegExp(
  `${CLASS_START}(?:(?:scroll-)?[mp][lr]-[\\w[(.]|(?:${SIDE})-(?:[\\d[(]|full|auto|px)|border-[lr](?=[-\\s"'\`])|rounded-(?:[lr]|[tb][lr])(?=[-\\s"'\`])|(?:text|float|clear|origin|object)-(?:${SIDE})(?=[\\s"'\`]))`,
);
const STYLE_KEYS =
  /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:/;

const HEX = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])/i;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i;
const PALETTE = new RegExp(
  `${CLASS_START}(?:bg|text|border|ring|fill|stroke|outline|divide|from|via|to|shadow|accent|caret|decoration|placeholder)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3})(?![\\w-])`,
);

/** Files that may name colours: the tokens, the brand marks and the illustrations. */
const COLOUR_FILES = /^web\/(styles|brand|illustration)\/|^web\/ui\/tokens\.ts$/;

const START_END = "write start and end, so that Arabic is mirrored";
const TOKENS = "use a token, so that brands differ only in tokens";

export const STYLE_RULES: readonly StyleRule[] = [
  { name: "physical-css", in: /\.css$/, pattern: CSS_SIDES, remedy: START_END },
  { name: "physical-css-value", in: /\.css$/, pattern: CSS_VALUES, remedy: START_END },
  { name: "physical-class", in: /\.(tsx?|css)$/, pattern: CLASS_SIDES, remedy: START_END },
  { name: "physical-style", in: /\.tsx?$/, pattern: STYLE_KEYS, remedy: START_END },
  { name: "colour-hex", in: /\.(tsx?|css)$/, not: COLOUR_FILES, pattern: HEX, remedy: TOKENS },
  { name: "colour-function", in: /\.(tsx?|css)$/, not: COLOUR_FILES, pattern: COLOUR_FUNCTION, remedy: TOKENS },
  { name: "colour-palette", in: /\.(tsx?|css)$/, pattern: PALETTE, remedy: TOKENS },
];

/** Left, right and literal colours in web; tests may use them. */
export function styleProblems(root: string): string[] {
  const files = sourceFiles(root, "**/*.{ts,tsx,css}", ["web"]).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  return files.flatMap((file) => STYLE_RULES.flatMap((rule) => violationsOf(rule, file)));
}

function violationsOf(rule: StyleRule, { path, text }: SourceFile): string[] {
  if (!rule.in.test(path) || rule.not?.test(path)) return [];
  const lines = withoutComments(text).split("\n");
  return lines.flatMap((line, at) => {
    const found = rule.pattern.exec(line)?.[0].trim();
    return found ? [`${path}:${at + 1}: ${rule.name} \`${found}\`; ${rule.remedy}`] : [];
  });
}

/** Replaces comments by spaces, so that line numbers stay correct. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|\s)\/\/.*$/gm, blank);
}
