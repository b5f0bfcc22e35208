import type { Spot } from "./coasts.ts";

export type Landmark = { en: string; ar: string; spot: Spot };

/** Places by which people find their way, for each city. */
// biome-ignore format: a table reads best as a table.
const table: Record<number, readonly (readonly [en: string, ar: string, latitude: number, longitude: number])[]> = {
  1: [["Jeddah Corniche", "كورنيش جدة", 21.58, 39.112], ["Al Balad", "البلد التاريخية", 21.484, 39.187], ["Jeddah airport", "مطار جدة", 21.68, 39.157], ["Obhur Creek", "خليج أبحر", 21.735, 39.115]],
  2: [["Dammam Corniche", "كورنيش الدمام", 26.462, 50.1], ["Dammam airport", "مطار الدمام", 26.471, 49.798]],
  3: [["Khobar Corniche", "كورنيش الخبر", 26.3, 50.214], ["Ithra", "إثراء", 26.335, 50.12], ["King Fahd Causeway", "جسر الملك فهد", 26.205, 50.25]],
  4: [["Hada cable car", "تلفريك الهدا", 21.367, 40.283], ["Shubra Palace", "قصر شبرا", 21.278, 40.407], ["Ruddaf Park", "منتزه الردف", 21.235, 40.42]],
  5: [["Kingdom Centre", "برج المملكة", 24.711, 46.674], ["Financial District", "المركز المالي", 24.763, 46.641], ["Diriyah", "الدرعية", 24.734, 46.576], ["Boulevard City", "بوليفارد سيتي", 24.77, 46.605], ["Riyadh airport", "مطار الرياض", 24.958, 46.699]],
  6: [["Abha Dam Lake", "بحيرة سد أبها", 18.213, 42.487], ["High City", "المدينة العالية", 18.207, 42.503], ["Abha airport", "مطار أبها", 18.24, 42.657]],
  7: [["Elephant Rock", "جبل الفيل", 26.693, 37.995], ["Hegra", "الحجر", 26.79, 37.953], ["AlUla airport", "مطار العلا", 26.483, 38.117]],
  8: [["Jabal Al Qarah", "جبل القارة", 25.41, 49.693], ["Qaisariah Souq", "سوق القيصرية", 25.38, 49.587], ["Al Asfar Lake", "بحيرة الأصفر", 25.53, 49.8]],
  9: [["Dates City", "مدينة التمور", 26.363, 43.944], ["Qassim airport", "مطار القصيم", 26.303, 43.774]],
  10: [["Mount Uhud", "جبل أحد", 24.513, 39.615], ["Haramain station", "محطة الحرمين", 24.476, 39.7], ["Madinah airport", "مطار المدينة", 24.553, 39.705]],
  11: [["Khiran Park", "منتزه الخيران", 28.643, 48.375], ["Wafra road", "طريق الوفرة", 28.62, 48.12]],
  12: [["Bahrain Fort", "قلعة البحرين", 26.233, 50.521], ["Bahrain Bay", "خليج البحرين", 26.245, 50.585], ["Bahrain airport", "مطار البحرين", 26.27, 50.634]],
  13: [["Burj Khalifa", "برج خليفة", 25.197, 55.274], ["Dubai Marina", "مرسى دبي", 25.08, 55.14], ["Dubai Creek", "خور دبي", 25.25, 55.32], ["Dubai airport", "مطار دبي", 25.253, 55.364], ["Global Village", "القرية العالمية", 25.07, 55.307]],
  14: [["Qawasim Corniche", "كورنيش القواسم", 25.79, 55.955], ["Dhayah Fort", "قلعة ضاية", 25.882, 56.06], ["Airport", "مطار رأس الخيمة", 25.613, 55.939]],
};

export function landmarksOf(cityId: number): Landmark[] {
  return (table[cityId] ?? []).map(([en, ar, ...spot]) => ({ en, ar, spot }));
}
