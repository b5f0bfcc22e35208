type Term = readonly [avoid: string, write: string];

/** Phrases that guests stumble over, or second names of one thing, and the term that every text uses instead. */
const terms: Record<string, readonly Term[]> = {
  en: [
    ["comes back", "refund"],
    ["did not come", "couldn’t load"],
    ["could not load", "couldn’t load"],
    ["the least", "at least, minimum"],
    ["in parts", "in instalments"],
    ["too many tries", "too many attempts"],
    ["sign in", "log in"],
    ["mailbox", "inbox"],
    ["by itself", "automatically"],
    ["guests by day", "day visits"],
    ["is changed", "has been changed"],
    ["just booked", "aren’t available"],
    ["fursan points", "AlFursan miles"],
    ["come along", "how many"],
    ["was ended", "has expired"],
    ["is kept", "cancellation fee"],
    ["vote yourself", "cast your vote"],
  ],
  ar: [
    ["لا يُعاد شيء", "لا يُسترد أي مبلغ"],
    ["من تلقاء", "تلقائيًا"],
    ["مميزات", "المزايا"],
    ["جوجل", "Google"],
    ["وسيلة دفع", "طريقة دفع"],
    ["على دفعات", "على أقساط"],
    ["اللقب", "صيغة المخاطبة"],
    ["سارٍ", "حالي"],
    ["± يومان", "± يومين"],
    ["صوّتَّ", "تم التصويت"],
    ["12:00 م", "12 ظهرًا"],
    ["نوع مكان الإقامة", "نوع المكان"],
    ["من الأماكن المتجاورة", "أماكن متجاورة"],
    ["نقاط الفرسان", "أميال الفرسان"],
    ["عُدّل حجز", "تم تعديل حجز"],
    ["ويُحتسب", "رسوم الإلغاء"],
    ["ما تتنازل عنه", "الليالي التي تحذفها"],
  ],
};

/** What a text should say otherwise, worded to follow its key. */
export function termReasons(text: string, language: string): string[] {
  const lowerCase = text.toLowerCase();
  return (terms[language] ?? [])
    .filter(([avoid]) => lowerCase.includes(avoid))
    .map(([avoid, write]) => `says “${avoid}”; write “${write}”`);
}
