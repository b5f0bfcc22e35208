/** Sentences about properties in both languages, as hosts write them. */
export type InBothLanguages = { en: string; ar: string };

export const otherRules: readonly InBothLanguages[] = [
  { en: "Please switch off the air conditioning when you leave.", ar: "يرجى إطفاء المكيفات عند المغادرة." },
  { en: "Children must be with an adult at the pool.", ar: "الأطفال عند المسبح بصحبة شخص بالغ فقط." },
  { en: "No barbecue inside the house.", ar: "ممنوع الشواء داخل المبنى." },
  { en: "Please leave the kitchen as you found it.", ar: "يرجى ترك المطبخ كما كان." },
  { en: "Shoes off in the majlis, please.", ar: "يرجى خلع الأحذية في المجلس." },
  { en: "No drones and no fireworks.", ar: "ممنوع استخدام الطائرات المسيّرة والألعاب النارية." },
  { en: "Please keep music outside low after 11 pm.", ar: "يرجى خفض صوت الموسيقى في الخارج بعد الساعة 11 مساءً." },
  { en: "Please put rubbish in the container by the gate.", ar: "يرجى وضع النفايات في الحاوية عند البوابة." },
];

/** `{n}` is the number of cars. */
export const parkingInfo: readonly InBothLanguages[] = [
  { en: "Private parking for {n} cars behind the wall.", ar: "مواقف خاصة داخل السور تتسع لـ {n} سيارات." },
  { en: "Shaded parking for {n} cars by the gate.", ar: "مواقف مظللة لـ {n} سيارات عند البوابة." },
  { en: "Free street parking for {n} cars.", ar: "مواقف مجانية في الشارع تكفي {n} سيارات." },
];

export const apartmentParking: InBothLanguages = {
  en: "One reserved parking space in the basement.",
  ar: "موقف واحد مرقّم في القبو.",
};

/** A wheelchair can enter these homes. */
export const stepFreeInfo: readonly InBothLanguages[] = [
  { en: "Ground floor without steps; wide doors.", ar: "دور أرضي بلا درجات وأبواب واسعة." },
  { en: "A ramp at the entrance; one bathroom with handrails.", ar: "منحدر عند المدخل ودورة مياه بمقابض مساندة." },
];

export const accessibilityInfo: readonly InBothLanguages[] = [
  ...stepFreeInfo,
  {
    en: "Three steps at the entrance; bedrooms on the ground floor.",
    ar: "ثلاث درجات عند المدخل وغرف النوم في الدور الأرضي.",
  },
  { en: "Bedrooms upstairs, no lift.", ar: "غرف النوم في الدور العلوي ولا يوجد مصعد." },
];

export const covidInfo: readonly InBothLanguages[] = [
  {
    en: "Cleaned and disinfected before every stay; hand sanitiser at the entrance.",
    ar: "تنظيف وتعقيم قبل كل إقامة، ومعقّم لليدين عند المدخل.",
  },
  {
    en: "Self check-in without contact. Linen is washed at 60 °C.",
    ar: "دخول ذاتي بلا تلامس، وغسل المفارش على 60 درجة.",
  },
];

/** Resorts and compounds that some homes belong to. */
export const compounds: readonly InBothLanguages[] = [
  { en: "Najd Resort", ar: "منتجع نجد" },
  { en: "Palm Oasis Compound", ar: "مجمّع واحة النخيل" },
  { en: "Al Rawda Chalets", ar: "شاليهات الروضة" },
  { en: "Sunset Bay Resort", ar: "منتجع خليج الغروب" },
];

/** A number and its unit stay in one line. */
export const pools: readonly InBothLanguages[] = [
  { en: "8 × 4\u00a0m, up to 1.5\u00a0m deep", ar: "8 × 4\u00a0م، بعمق يصل إلى 1.5\u00a0م" },
  { en: "6 × 3\u00a0m, 1.3\u00a0m deep", ar: "6 × 3\u00a0م، بعمق 1.3\u00a0م" },
  { en: "10 × 5\u00a0m, up to 1.8\u00a0m deep", ar: "10 × 5\u00a0م، بعمق يصل إلى 1.8\u00a0م" },
  { en: "7 × 3.5\u00a0m, 1.4\u00a0m deep", ar: "7 × 3.5\u00a0م، بعمق 1.4\u00a0م" },
];

export const hostNames: readonly InBothLanguages[] = [
  { en: "Fahad", ar: "فهد" },
  { en: "Nasser", ar: "ناصر" },
  { en: "Noura", ar: "نورة" },
  { en: "Khaled", ar: "خالد" },
  { en: "Abdulaziz", ar: "عبدالعزيز" },
  { en: "Hessa", ar: "حصة" },
  { en: "Turki", ar: "تركي" },
  { en: "Sultan", ar: "سلطان" },
  { en: "Maha", ar: "مها" },
  { en: "Saud", ar: "سعود" },
  { en: "Rashed", ar: "راشد" },
  { en: "Latifa", ar: "لطيفة" },
  { en: "Majed", ar: "ماجد" },
  { en: "Yousef", ar: "يوسف" },
  { en: "Munira", ar: "منيرة" },
  { en: "Hamad", ar: "حمد" },
  { en: "Bader", ar: "بدر" },
  { en: "Salem", ar: "سالم" },
  { en: "Abdullah", ar: "عبدالله" },
  { en: "Reem", ar: "ريم" },
];

/**
 * The first sentence of a description, by surroundings; the first one of each also fits an apartment. `{area}` and
 * `{city}` are replaced.
 */
export const surroundings: Record<string, readonly InBothLanguages[]> = {
  sea: [
    { en: "A few steps from the water in {area}.", ar: "على بعد خطوات من البحر في {area}." },
    { en: "Sea air and long evenings in {area}, {city}.", ar: "هواء البحر وأمسيات طويلة في {area}، {city}." },
  ],
  mountain: [
    { en: "Cool air and mist above {area}.", ar: "أجواء باردة وضباب فوق {area}." },
    { en: "On the heights of {area}, with the valley below.", ar: "على مرتفعات {area} والوادي تحتك." },
  ],
  desert: [
    { en: "Open sky and sand on the edge of {city}, in {area}.", ar: "سماء مفتوحة ورمال على أطراف {city} في {area}." },
    { en: "Away from the traffic, in {area}.", ar: "بعيدًا عن الزحام في {area}." },
  ],
  palm: [
    { en: "Among palms in {area}.", ar: "بين النخيل في {area}." },
    { en: "Shade, water and quiet in {area}, {city}.", ar: "ظل وماء وهدوء في {area}، {city}." },
  ],
  rock: [
    { en: "Between sandstone cliffs in {area}.", ar: "بين الجبال الرملية في {area}." },
    { en: "Under the stars of {city}, in {area}.", ar: "تحت نجوم {city} في {area}." },
  ],
  town: [
    { en: "A quiet corner of {area}, close to everything.", ar: "زاوية هادئة في {area} وقريبة من كل الخدمات." },
    { en: "In {area}, {city}, behind a high wall.", ar: "في {area}، {city}، خلف سور يحفظ الخصوصية." },
  ],
};
