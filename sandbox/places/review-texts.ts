type Sentence = readonly [en: string, ar: string];
export type Stars = 1 | 2 | 3 | 4 | 5;

/** Sentences by number of stars. They do not mention rooms, because this partner has no data about them. */
export const openers: Record<Stars, readonly Sentence[]> = {
  5: [
    ["Excellent place, highly recommended.", "مكان ممتاز وأنصح به بشدة."],
    ["Perfect for a family weekend.", "مثالي لنهاية أسبوع عائلية."],
    ["Clean, quiet and beautiful.", "نظيف وهادئ وجميل."],
    ["Better than we imagined.", "أفضل مما تخيلنا."],
    ["Five stars, no less.", "خمس نجوم بلا تردد."],
    ["We come back every season.", "نرجع له كل موسم."],
  ],
  4: [
    ["Very good, a few small things to fix.", "جيد جدًا وتبقى أشياء بسيطة."],
    ["Lovely place and fair price.", "مكان جميل وسعر معقول."],
    ["We enjoyed it and would book again.", "استمتعنا وسنكرر الحجز."],
    ["Nice and well kept.", "مرتب ومعتنى به."],
  ],
  3: [
    ["Average, nothing special.", "عادي ولا شيء مميز."],
    ["Good in parts.", "فيه الجيد وفيه غير ذلك."],
    ["Fine for one night.", "مناسب لليلة واحدة."],
  ],
  2: [
    ["Needs a lot of care.", "يحتاج إلى عناية كبيرة."],
    ["Not worth the price.", "لا يستحق السعر."],
  ],
  1: [
    ["A bad experience.", "تجربة سيئة."],
    ["We left before the evening.", "غادرنا قبل المساء."],
  ],
};

/** One more sentence about something that every property has. */
export const remarks: Record<Stars, readonly Sentence[]> = {
  5: [
    ["The host answered within minutes.", "المضيف يرد خلال دقائق."],
    ["Arrival was easy and the directions were clear.", "الوصول سهل والوصف واضح."],
    ["Everything smelled fresh.", "رائحة المكان نظيفة ومنعشة."],
    ["Worth every riyal.", "يستحق كل ريال."],
  ],
  4: [
    ["The host was polite and quick.", "المضيف محترم وسريع الرد."],
    ["Easy to find.", "الوصول إليه سهل."],
    ["Parking could be larger.", "المواقف يمكن أن تكون أوسع."],
  ],
  3: [
    ["The host answered late.", "المضيف تأخر في الرد."],
    ["Some lamps did not work.", "بعض الإنارة لا تعمل."],
    ["The road there is dark at night.", "الطريق إليه مظلم ليلًا."],
  ],
  2: [
    ["Cleaning was poor.", "النظافة ضعيفة."],
    ["It was noisy until late.", "كان الإزعاج حتى وقت متأخر."],
  ],
  1: [
    ["Nobody answered our calls.", "لم يرد أحد على اتصالاتنا."],
    ["It was not clean at all.", "لم يكن نظيفًا أبدًا."],
  ],
};

export const authors = {
  ar: [
    "عبدالرحمن الحربي",
    "منيرة القحطاني",
    "أبو فيصل",
    "سلطان العتيبي",
    "هيفاء الشمري",
    "بدر المطيري",
    "لولوة الدوسري",
    "أم عبدالله",
    "ماجد الغامدي",
    "ريم الزهراني",
    "خالد العنزي",
    "جواهر السبيعي",
  ],
  en: [
    "Abdulrahman H.",
    "Munira Q.",
    "Sultan O.",
    "Haifa S.",
    "Badr M.",
    "James Carter",
    "Lulwa D.",
    "Priya Nair",
    "Majed G.",
    "Reem Z.",
    "Omar Haddad",
    "Sara Ahmed",
  ],
} as const;
