import type { reviewCategories } from "#api/schema/review.ts";

export const reviewCategoryRows: (typeof reviewCategories.$inferInsert)[] = [
  { name: "cleanliness", labelEn: "Cleanliness", labelAr: "النظافة", rank: 1 },
  { name: "facilities", labelEn: "Facilities", labelAr: "المرافق", rank: 2 },
  { name: "location", labelEn: "Location", labelAr: "الموقع", rank: 3 },
  { name: "hospitality", labelEn: "Hospitality", labelAr: "الضيافة", rank: 4 },
  { name: "value", labelEn: "Value for money", labelAr: "القيمة مقابل السعر", rank: 5 },
];
