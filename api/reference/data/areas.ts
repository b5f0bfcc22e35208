import { type Scape, scapeOfArea } from "#domain/location/terrains.ts";

export type Area = {
  id: number;
  cityId: number;
  en: string;
  ar: string;
  scape: Scape;
  centre: readonly [latitude: number, longitude: number];
};

/** Districts by city, the best known first; the id of an area is the id of its city and its position in the list. */
// biome-ignore format: a table reads best as a table.
const areasOfCity: Record<number, readonly (readonly [string, string, number, number])[]> = {
  1: [
    ["North Obhur", "أبحر الشمالية", 21.7716, 39.1047],
    ["South Obhur", "أبحر الجنوبية", 21.7098, 39.1279],
    ["Al Shati", "الشاطئ", 21.6046, 39.1142],
    ["Al Hamdaniyah", "الحمدانية", 21.7571, 39.1962],
    ["Al Basateen", "البساتين", 21.6842, 39.1337],
    ["Dhahban", "ذهبان", 21.9324, 39.1073],
    ["Al Zumurrud", "الزمرد", 21.8051, 39.1296],
    ["Al Murjan", "المرجان", 21.6861, 39.1114],
  ],
  2: [
    ["Al Shati", "الشاطئ", 26.4703, 50.1171],
    ["King Fahd Suburb", "ضاحية الملك فهد", 26.3757, 50.0105],
    ["Al Faisaliyah", "الفيصلية", 26.3892, 50.0643],
    ["Al Rayyan", "الريان", 26.4042, 50.0117],
    ["Al Noor", "النور", 26.3663, 50.0397],
  ],
  3: [
    ["Half Moon Beach", "شاطئ نصف القمر", 26.1612, 50.0386],
    ["Al Aziziyah", "العزيزية", 26.1873, 50.1794],
    ["Al Corniche", "الكورنيش", 26.2861, 50.2187],
    ["Al Rakah", "الراكة", 26.3568, 50.1986],
    ["Al Hamra", "الحمراء", 26.2291, 50.1889],
  ],
  4: [
    ["Al Hada", "الهدا", 21.3664, 40.2838],
    ["Al Shafa", "الشفا", 21.0751, 40.3142],
    ["Al Rudaf", "الردف", 21.2368, 40.4197],
    ["Shubra", "شبرا", 21.2893, 40.4006],
  ],
  5: [
    ["Al Rimal", "الرمال", 24.8794, 46.8371],
    ["Al Ammariyah", "العمارية", 24.7936, 46.4324],
    ["Banban", "بنبان", 24.9763, 46.5872],
    ["Al Arid", "العارض", 24.8993, 46.6127],
    ["Al Thumamah", "الثمامة", 24.9481, 46.7418],
    ["Al Munsiyah", "المونسية", 24.8316, 46.7706],
    ["Al Qirawan", "القيروان", 24.8672, 46.5784],
    ["Dirab", "ديراب", 24.4927, 46.6089],
    ["Tuwaiq", "طويق", 24.5871, 46.5463],
    ["Al Yasmin", "الياسمين", 24.8226, 46.6451],
    ["Al Narjis", "النرجس", 24.8455, 46.6769],
    ["Al Malqa", "الملقا", 24.8103, 46.5989],
    ["Dhahrat Laban", "ظهرة لبن", 24.6271, 46.5522],
    ["Al Haer", "الحائر", 24.4012, 46.8196],
    ["Al Janadriyah", "الجنادرية", 24.9037, 46.8688],
    ["Al Mahdiyah", "المهدية", 24.6668, 46.5041],
    ["Al Khair", "الخير", 24.9169, 46.5336],
  ],
  6: [
    ["Al Soudah", "السودة", 18.2692, 42.3718],
    ["Al Manhal", "المنهل", 18.2354, 42.4985],
    ["Al Mahalah", "المحالة", 18.2537, 42.6069],
    ["Al Mansak", "المنسك", 18.2302, 42.4817],
    ["Tabab", "طبب", 18.3707, 42.4094],
  ],
  7: [
    ["Wadi Ashar", "وادي عشار", 26.6929, 37.9341],
    ["Al Jadidah", "الجديدة", 26.6258, 37.9147],
    ["Al Aziziyah", "العزيزية", 26.5596, 37.9664],
    ["Al Mutadil", "المعتدل", 26.5718, 37.9538],
    ["Old Town", "البلدة القديمة", 26.6237, 37.9162],
  ],
  8: [
    ["Al Qarah", "القارة", 25.4107, 49.6903],
    ["Al Umran", "العمران", 25.3862, 49.7246],
    ["Al Mubarraz", "المبرز", 25.4072, 49.5903],
    ["Al Hofuf", "الهفوف", 25.3642, 49.5874],
    ["Al Jafr", "الجفر", 25.3731, 49.7192],
    ["Al Taraf", "الطرف", 25.3604, 49.7277],
  ],
  9: [
    ["Al Busr", "البصر", 26.3093, 43.8297],
    ["Al Rayyan", "الريان", 26.3508, 43.9473],
    ["Al Muraydisiyah", "المريدسية", 26.2788, 43.9241],
    ["Al Shiqqah", "الشقة", 26.4237, 43.8952],
  ],
  10: [
    ["Al Uyun", "العيون", 24.5236, 39.5692],
    ["Shuran", "شوران", 24.3978, 39.6163],
    ["Al Aziziyah", "العزيزية", 24.4403, 39.5298],
    ["Al Aqul", "العاقول", 24.5179, 39.7253],
    ["Quba", "قباء", 24.4382, 39.6158],
  ],
  11: [
    ["Sabah Al Ahmad Sea City", "مدينة صباح الأحمد البحرية", 28.6583, 48.3722],
    ["Bnaider", "بنيدر", 28.7896, 48.2853],
    ["Al Zour", "الزور", 28.7214, 48.3678],
    ["Nuwaiseeb", "النويصيب", 28.5724, 48.3862],
    ["Al Julaia", "الجليعة", 28.8887, 48.2749],
  ],
  12: [
    ["Al Seef", "السيف", 26.2371, 50.5352],
    ["Reef Island", "جزيرة الريف", 26.2474, 50.5687],
    ["Amwaj Islands", "جزر أمواج", 26.2908, 50.6643],
    ["Juffair", "الجفير", 26.2159, 50.6071],
    ["Budaiya", "البديع", 26.2168, 50.4493],
  ],
  13: [
    ["Palm Jumeirah", "نخلة جميرا", 25.1186, 55.1371],
    ["Al Khawaneej", "الخوانيج", 25.2338, 55.4706],
    ["Nad Al Sheba", "ند الشبا", 25.1527, 55.3314],
    ["Al Barsha", "البرشاء", 25.1068, 55.2007],
    ["Jumeirah", "جميرا", 25.2053, 55.2436],
    ["Al Awir", "العوير", 25.1676, 55.5424],
  ],
  14: [
    ["Al Hamra Village", "قرية الحمراء", 25.6917, 55.7829],
    ["Jebel Jais", "جبل جيس", 25.9426, 56.1561],
    ["Khatt", "خت", 25.6231, 56.0107],
    ["Al Rams", "الرمس", 25.8783, 56.0254],
    ["Al Marjan Island", "جزيرة المرجان", 25.6709, 55.7438],
    ["Digdaga", "الدقداقة", 25.6838, 55.9537],
  ],
};

export const areas: readonly Area[] = Object.entries(areasOfCity).flatMap(([cityId, rows]) =>
  rows.map(([en, ar, latitude, longitude], index) => {
    const id = Number(cityId) * 100 + index + 1;
    return {
      id,
      cityId: Number(cityId),
      en,
      ar,
      scape: scapeOfArea(id),
      centre: [latitude, longitude] as const,
    };
  }),
);
