import { matchPhrase, type Phrases, phraseTable } from "../phrases.ts";
import type { Token } from "../tokens.ts";
import { readDenied } from "./negators.ts";

/** `isInclusive`: the amount itself is allowed: "up to 8", "at least 8". */
export type Bound = { kind: "below" | "above"; isInclusive: boolean };
type ReadBound = Bound & { length: number };

const below: Bound = { kind: "below", isInclusive: false };
const upTo: Bound = { kind: "below", isInclusive: true };
const above: Bound = { kind: "above", isInclusive: false };
const orMore: Bound = { kind: "above", isInclusive: true };

/** "يزيد عن", "تتجاوز", with what is measured between verb and preposition: "يزيد سعره عن". */
const verbs = (stems: string, prepositions: readonly string[]) =>
  stems
    .split(" ")
    .flatMap((stem) => [`ي${stem}`, `ت${stem}`])
    .flatMap((verb) => ["", " سعره", " سعرها", " السعر", " المبلغ"].map((subject) => `${verb}${subject}`))
    .flatMap((phrase) => prepositions.map((preposition) => `${phrase}${preposition}`))
    .join(",");

const leads: Phrases<Bound> = phraseTable<Bound>([
  ["under,below,less than,lower than,fewer than,smaller than,cheaper than", below],
  ["أقل من,أقل عن,تحت,دون,أرخص من,أصغر من", below],
  [verbs("قل نقص نزل", ["", " عن", " من"]), below],
  ["up to,upto,at most,max,max of,maximum,maximum of,a maximum of,capped at,limit of", upTo],
  ["budget,budget of,a budget of,budget is,budget under,budget up to", upTo],
  ["بحد أقصى,كحد أقصى,حد أقصى,أقصى حد,أقصى شي,أقصى شيء,الحد الأقصى,بالكثير,لحد,لين,حدنا,حدي", upTo],
  ["ميزانية,ميزانيتي,ميزانيتنا", upTo],
  ["over,above,more than,higher than,greater than,bigger than,larger than,exceed,exceeds,exceeding", above],
  ["أكثر من,أكثر عن,فوق,أعلى من,أغلى من,أزيد من,أكبر من", above],
  [verbs("زيد زود تجاوز تعدى تخطى فوق", ["", " عن", " على"]), above],
  [verbs("طلع", [" عن", " فوق"]), above],
  ["at least,minimum,minimum of,a minimum of,min,على الأقل,كحد أدنى,بحد أدنى,أقل شي,أقل شيء", orMore],
]);

const trails: Phrases<Bound> = phraseTable<Bound>([
  ["or less,or under,or below,or fewer,and less,and under,and below,max,maximum,at most,tops", upTo],
  ["أو أقل,وأقل,فأقل,وتحت,أو تحت,كحد أقصى,بحد أقصى,حد أقصى,بالكثير,على الأكثر", upTo],
  ["or more,or above,or over,and above,and up,and more,min,minimum,at least", orMore],
  ["أو أكثر,وأكثر,فأكثر,وفوق,أو فوق,فما فوق,على الأقل,كحد أدنى,بحد أدنى", orMore],
]);

/** The bound that begins at a token: "under", "not more than", "ما يطلع فوق". A denied bound is its opposite. */
export function readBound(tokens: readonly Token[], at: number): ReadBound | null {
  const denied = readDenied(tokens, at, (start) => readLead(tokens, start));
  if (!denied) return readLead(tokens, at);
  const { kind, isInclusive, length } = denied.read;
  return { kind: opposite[kind], isInclusive: !isInclusive, length: denied.start + length - at };
}

const opposite = { below: "above", above: "below" } as const;

function readLead(tokens: readonly Token[], at: number): ReadBound | null {
  const match = matchPhrase(leads, tokens, at);
  const bound = match?.values[0];
  return match && bound ? { ...bound, length: match.length } : null;
}

/** The bound behind an amount: "800 or less", "٤ غرف على الأقل". */
export function readTrailingBound(tokens: readonly Token[], at: number): ReadBound | null {
  const match = matchPhrase(trails, tokens, at);
  const bound = match?.values[0];
  return match && bound ? { ...bound, length: match.length } : null;
}
