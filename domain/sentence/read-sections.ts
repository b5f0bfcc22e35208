import { amenities } from "#domain/lookup/amenities.ts";
import { isOneOf, type Token } from "./tokens.ts";
import type { ChoiceMeaning } from "./vocabulary.ts";
import { wordSet } from "./word-set.ts";

const words = {
  men: wordSet("men man male males gents رجال رجالي شباب رجاجيل"),
  families: wordSet("families family عوائل عائلات عائلة"),
  women: wordSet("women woman female females ladies lady نساء نسائي حريم بنات سيدات"),
  section: wordSet("section sections قسم قسمين قسمان أقسام"),
  separate: wordSet(
    "separate separated segregated منفصل منفصلة منفصلين منفصلان منفصلتين مفصول مفصولة مفصولين مستقل مستقلين",
  ),
  pool: wordSet("pool pools مسبح مسبحين مسابح"),
  and: wordSet("and و"),
  joining: wordSet("for with a the two 2 both only s ل على واحد"),
} as const;
type Kind = keyof typeof words;
const kinds = Object.keys(words) as Kind[];

type ReadSections = { length: number } & ({ meaning: ChoiceMeaning } | { reason: "unknown" | "ambiguous" });

/**
 * Men and women, each for themselves: "قسمين رجال وحريم", "separate men and women sections". Pools of which each has one
 * no filter offers, and men and women alone are no home for one of them.
 */
export function readSections(tokens: readonly Token[], at: number): ReadSections | null {
  const run = runOf(tokens, at);
  const has = (kind: Kind) => run.some((kindsOfWord) => kindsOfWord.includes(kind));
  const [isForMen, isForWomen] = [has("men"), has("women")];
  if (!isForMen && !isForWomen) return null;
  const length = run.length;
  if (has("pool") && isForMen && isForWomen) return { reason: "unknown", length };
  if (has("pool")) return isNamedPool(run) ? { meaning: womensPool, length } : null;
  if (has("section")) return { meaning: separateSections, length };
  if (!isForMen || !isForWomen) return null;
  return has("separate") ? { meaning: separateSections, length } : { reason: "ambiguous", length };
}

const womensPool: ChoiceMeaning = { kind: "option", filter: "amenities", id: amenities.WOMENS_POOL };
const separateSections: ChoiceMeaning = { kind: "option", filter: "amenities", id: amenities.SEPARATE_SECTIONS };

/** "women's pool" and "مسبح نسائي" belong together; "pool and women only" do not. */
function isNamedPool(run: readonly Kind[][]): boolean {
  const [first, second] = run.filter((kindsOfWord) => !isJoining(kindsOfWord));
  const isPoolAndWomen = (one: Kind[] | undefined, other: Kind[] | undefined) =>
    one?.includes("pool") === true && other?.includes("women") === true;
  return !second?.includes("and") && (isPoolAndWomen(first, second) || isPoolAndWomen(second, first));
}

function isJoining(kindsOfWord: Kind[] | undefined): boolean {
  return kindsOfWord?.every((kind) => kind === "joining") ?? false;
}

/** The words from a token on that belong together, without a joining word at their ends. */
function runOf(tokens: readonly Token[], at: number): Kind[][] {
  const run: Kind[][] = [];
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    const own = kinds.filter((kind) => isOneOf(token, words[kind]) || (kind === "and" && isFusedAnd(token)));
    const endsClause = index > at && /[,.;،؛!?؟\n]/.test(token?.gap ?? "");
    if (endsClause || own.every((kind) => kind === "and" && !words.and.has(token?.word ?? ""))) break;
    run.push(own);
  }
  const isLoose = (kindsOfWord: Kind[] | undefined) =>
    isJoining(kindsOfWord) || (kindsOfWord?.every((kind) => kind === "and") ?? false);
  if (isLoose(run[0])) return [];
  while (run.length > 0 && isLoose(run.at(-1))) run.pop();
  return run;
}

/** "ونساء": "and" is written as part of the word. */
function isFusedAnd(token: Token | undefined): boolean {
  return token?.word.startsWith("و") === true && token.word.length > 3;
}
