/** Themed rows of properties. `where` is SQL over a listed property `p` and its own score `r`; the best known come first. */
export type SeedCarousel = {
  page: "HOME" | "SEARCH";
  titleEn: string;
  titleAr: string;
  position: number;
  where: string;
};

/** Shown in every city. */
export const propertyCarousels: readonly SeedCarousel[] = [
  {
    page: "HOME",
    titleEn: "Chalets by the sea",
    titleAr: "شاليهات على البحر",
    position: 1,
    where: "p.property_type_id = 1 AND p.is_by_sea",
  },
  {
    page: "HOME",
    titleEn: "Cool mountain escapes",
    titleAr: "أجواء الجبال الباردة",
    position: 2,
    where: "p.city_id IN (4, 6)",
  },
  {
    page: "HOME",
    titleEn: "Farm stays among the palms",
    titleAr: "مزارع بين النخيل",
    position: 3,
    where: "p.property_type_id = 4",
  },
  {
    page: "HOME",
    titleEn: "Homes with a 3D tour",
    titleAr: "أماكن بجولة ثلاثية الأبعاد",
    position: 4,
    where: "p.is_3d_view",
  },
];

/** Shown in each city that has enough such properties. */
export const cityCarousels: readonly SeedCarousel[] = [
  {
    page: "SEARCH",
    titleEn: "Loved by guests",
    titleAr: "الأعلى تقييمًا من الضيوف",
    position: 3,
    where: "r.average_rating >= 8.5",
  },
  {
    page: "SEARCH",
    titleEn: "Private pools",
    titleAr: "أماكن بمسبح خاص",
    position: 6,
    where: "1 = ANY (p.amenity_ids)",
  },
  {
    page: "SEARCH",
    titleEn: "Discounts this month",
    titleAr: "خصومات هذا الشهر",
    position: 9,
    where: `EXISTS (SELECT FROM property_discount d WHERE d.property_id = p.id
      AND daterange(d.from_day, d.to_day, '[]') && daterange($1::date, $1::date + 30))`,
  },
];
