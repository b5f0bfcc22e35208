import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

/** Words that say nothing by themselves. */
const fillers = wordSet(`
  a an the in at on for with w and of to by is are be it that which has have having incl including plus also some any i we us my our
  me want wants need needs looking look like find show search book booking rent reserve stay stays please hi hello hey
  would can could you give home homes house houses place places accommodation property properties something somewhere anything
  within during from night nights only just check out checkin checkout arrival arriving departure leaving between suitable good nice area
  district neighbourhood neighborhood city town located least there price priced prices cost costs costing about around approximately roughly
  holiday holidays vacation but entire whole starting over overnight get got available options each im m re ve friends group im the
  في فى من الى إلى على عن مع و ب ل ابغى أبغى ابي أبي أبا ابا اريد أريد نبي نريد نبغى نبا ودي ودنا بغيت بغينا ابحث أبحث نبحث ادور أدور
  ندور حجز احجز أحجز نحجز استأجر نستأجر استئجار إيجار للإيجار تأجير مكان أماكن بيت بيوت سكن إقامة اقامة فيه فيها به بها يكون تكون يوجد عنده
  عندها عندكم لو سمحت سمحتم رجاء فضلك مناسب مناسبة يناسب تناسب مدينة حي منطقة يوم تاريخ بتاريخ خلال موقع بسعر سعره سعرها سعر عدد
  مرحبا السلام سلام عليكم هل ممكن شي شيء لمدة فقط بس عندنا عندي عليه عليها الوصول المغادرة والمغادرة وصول مغادرة حلو حلوة جميل جميلة
  زين زينة يحتوي تحتوي وفيه وفيها لنا لي هذا هذه الأقل أقله حق حقت مال عشان علشان يا ليت ياليت وين أين ألقى القى نلقى ألاقي أجد نجد عطني عطوني
  دبروا دبرولي شوفولي شوف نروح بنروح نطلع بنطلع نقعد نسكن ننام نبات مبيت ربعي الربع أصحابي أصدقاء أصدقائي خويا لحاله لحالهم تقريبا حوالي
  حدود بحدود الموافق ميلادي ميلادية هجري بحي بمنطقة بمدينة بما إجازة اجازة عطلة الي اللي إلي احنا حنا إحنا نحن كلنا جميعا تكون ابغاه نبيه يتسع تتسع
`);

/** Politeness and questions of several words, of which single words would say something. */
const fillerPhrases: Phrases<true> = phraseTable<true>([
  [
    "لا هنت,لا هنتم,لا هنتوا,لا هنتي,لاهنت,لاهنتم,الله يعافيك,صباح الخير,مساء الخير,مسا الخير,صباح النور,يعطيك العافية,الله يسعدك,ما شاء الله,إن شاء الله",
    true,
  ],
  ["what about,how about,is there,are there,do you have,i am,no problem,thank you,thanks", true],
]);

/** How many tokens that say nothing begin here. "and" may be written as part of the word. */
export function fillerLength(tokens: readonly Token[], at: number): number {
  const phrase = matchPhrase(fillerPhrases, tokens, at)?.length ?? 0;
  if (phrase > 0) return phrase;
  const word = tokens[at]?.word ?? "";
  return isFiller(word) || (word.startsWith("و") && isFiller(word.slice(1))) ? 1 : 0;
}

function isFiller(word: string): boolean {
  return fillers.has(word);
}
