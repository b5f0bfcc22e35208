type Street = { en: string; ar: string };

/** Postal codes of each city, from one to another; the Emirates have none. */
export const postalCodes: Record<number, readonly [from: number, to: number]> = {
  1: [23_211, 23_999],
  2: [32_211, 32_499],
  3: [34_211, 34_799],
  4: [26_311, 26_599],
  5: [13_211, 13_999],
  6: [62_511, 62_599],
  7: [43_511, 43_599],
  8: [36_341, 36_499],
  9: [52_311, 52_399],
  10: [42_311, 42_399],
  11: [66_010, 66_990],
  12: [328, 484],
};

const saudiStreets: readonly Street[] = [
  { en: "Wadi Hanifah Street", ar: "شارع وادي حنيفة" },
  { en: "Al Nakheel Street", ar: "شارع النخيل" },
  { en: "Al Rawdah Street", ar: "شارع الروضة" },
  { en: "Al Yamamah Street", ar: "شارع اليمامة" },
  { en: "Al Andalus Street", ar: "شارع الأندلس" },
  { en: "Al Waha Street", ar: "شارع الواحة" },
  { en: "Al Zaytoon Street", ar: "شارع الزيتون" },
  { en: "Al Ward Street", ar: "شارع الورد" },
  { en: "Al Safa Street", ar: "شارع الصفا" },
  { en: "Ibn Battuta Street", ar: "شارع ابن بطوطة" },
  { en: "Ibn Khaldun Street", ar: "شارع ابن خلدون" },
  { en: "Al Mutanabbi Street", ar: "شارع المتنبي" },
  { en: "Al Farabi Street", ar: "شارع الفارابي" },
  { en: "Al Khawarizmi Street", ar: "شارع الخوارزمي" },
];

const emiratiStreets: readonly Street[] = [
  { en: "Al Ghaf Street", ar: "شارع الغاف" },
  { en: "Al Sidr Street", ar: "شارع السدر" },
  { en: "Al Lulu Street", ar: "شارع اللؤلؤ" },
  { en: "Al Dana Street", ar: "شارع الدانة" },
  { en: "Al Bahar Street", ar: "شارع البحر" },
  { en: "Al Saqr Street", ar: "شارع الصقر" },
  { en: "Al Marsa Street", ar: "شارع المرسى" },
  { en: "Al Wurood Street", ar: "شارع الورود" },
];

/** Streets with names; in Kuwait and Bahrain they have numbers. */
export const namedStreets: Record<string, readonly Street[]> = { SA: saudiStreets, AE: emiratiStreets };
