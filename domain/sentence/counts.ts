import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Things that are counted, each in its singular, dual and plural. The dual needs no number. */
const nouns = {
  night: ["night,nights,ليلة", "ليلتين,ليلتان", "ليالي,ليال"],
  week: ["week,weeks,أسبوع", "أسبوعين,أسبوعان", "أسابيع"],
  day: ["day,days,يوم", "يومين,يومان", "أيام"],
  person: [
    "guest,guests,person,persons,people,pax,شخص,شخصا,فرد,فردا,ضيف,ضيفا,نفر,نفرا",
    "شخصين,شخصان,فردين,ضيفين,ضيفان,نفرين",
    "أشخاص,أفراد,ضيوف,أنفار",
  ],
  friend: ["friend,friends,colleague,colleagues,صديق,صديقا", "صديقين", "أصدقاء,أصحاب,زملاء"],
  couple: ["couple,couples", "", "أزواج"],
  family: ["family,families,عائلة,أسرة", "عائلتين,أسرتين", "عوائل,عائلات,أسر"],
  car: ["car,cars,سيارة", "سيارتين", "سيارات"],
  adult: ["adult,adults,grown up,grown ups,بالغ,بالغا", "بالغان,بالغين", "بالغون,كبار"],
  child: [
    "child,children,kid,kids,baby,babies,infant,infants,toddler,toddlers,طفل,طفلا,طفلة,رضيع,رضيعا",
    "طفلين,طفلان,طفلتين",
    "أطفال,صغار,عيال,أولاد,بزران,رضع",
  ],
  man: ["man,men,guy,guys,lads,رجل,رجلا,شاب,شابا", "رجلين,شابين", "رجال,شباب,عزاب,شبان"],
  woman: ["woman,women,lady,ladies,girl,girls,امرأة,بنت,سيدة", "امرأتين,بنتين,سيدتين", "نساء,بنات,سيدات"],
  bedroom: [
    "bedroom,bedrooms,bed room,bed rooms,غرفة نوم,غرفة",
    "غرفتين نوم,غرفتي نوم,غرفتين,غرفتان,غرفتا نوم",
    "غرف نوم,غرف",
  ],
  bathroom: [
    "bathroom,bathrooms,bath,baths,حمام,حماما,دورة مياه",
    "حمامين,حمامان,دورتين مياه,دورتي مياه,دورتا مياه",
    "حمامات,دورات مياه",
  ],
} as const;
export type Noun = keyof typeof nouns;

type Form = { noun: Noun; number: "one" | "two" | "many" };
const forms: Phrases<Form> = phraseTable(
  (Object.keys(nouns) as Noun[]).flatMap((noun) =>
    (["one", "two", "many"] as const).map((number, at) => [nouns[noun][at] as string, { noun, number }] as const),
  ),
);

export type Count = { noun: Noun; count: number; length: number };

/** "8 guests", "ليلتين", "one night": a number and a noun, or a noun that is a number by itself. */
export function readCount(tokens: readonly Token[], at: number): Count | null {
  const number = readNumber(tokens, at);
  if (number) {
    const after = matchPhrase(forms, tokens, at + number.length);
    const form = after?.values[0];
    return after && form ? { noun: form.noun, count: number.value, length: number.length + after.length } : null;
  }
  const isArticle = articles.has(tokens[at]?.word ?? "");
  const start = isArticle ? at + 1 : at;
  const match = matchPhrase(forms, tokens, start);
  const form = match?.values[0];
  const isAlone =
    form?.number === "two" || (form && aloneNouns.includes(form.noun) && isIndefinite(tokens[start], isArticle));
  if (!match || !form || form.number === "many" || !isAlone) return null;
  const end = start + match.length;
  const one = readNumber(tokens, end);
  const isWritten = one?.value === 1 && form.number === "one" && tokens[end]?.digits === null;
  const length = end - at + (isWritten ? one.length : 0);
  return { noun: form.noun, count: form.number === "two" ? 2 : 1, length };
}

const articles = new Set(["a", "an"]);
/** Nouns of which a singular without a number is one. */
const aloneNouns: readonly Noun[] = ["night", "week", "person", "child", "bedroom", "bathroom"];

/** "ليلة" and "a night" are one night; "الأسبوع" and "night" are none. */
function isIndefinite(token: Token | undefined, isArticle: boolean): boolean {
  const isLatin = /^[a-z]/.test(token?.word ?? "");
  return isLatin ? isArticle : !/^[بو]?ال/.test(token?.word ?? "");
}

/** Whether a noun that is counted begins at a token. */
export function countedNoun(tokens: readonly Token[], at: number): Noun | null {
  return matchPhrase(forms, tokens, at)?.values[0]?.noun ?? null;
}
