import type { Language } from "#domain/language/language.ts";
import type { Point } from "#domain/location/shift.ts";

/** A place that everybody knows, from which guests look for homes. */
export type Landmark = Point & { id: number; cityId: number; names: Record<Language, string> };

/**
 * Landmarks by the id of their city, the best known first; three decimals of a degree are about a hundred metres. A
 * mountain, a causeway or a waterfront is its published point.
 */
// biome-ignore format: a table reads best as a table.
const landmarksOfCity: Record<number, readonly (readonly [string, string, number, number])[]> = {
  1: [
    ["Jeddah Airport", "مطار جدة", 21.68, 39.157],
    ["King Fahd's Fountain", "نافورة الملك فهد", 21.516, 39.145],
    ["Al Balad, Historic Jeddah", "جدة التاريخية البلد", 21.484, 39.187],
    ["Jeddah Corniche Circuit", "حلبة كورنيش جدة", 21.632, 39.104],
    ["Red Sea Mall", "رد سي مول", 21.628, 39.111],
  ],
  2: [
    ["Dammam Airport", "مطار الدمام", 26.471, 49.798],
    ["Dammam Corniche", "كورنيش الدمام", 26.452, 50.11],
    ["Prince Mohamed bin Fahd Stadium", "ملعب الأمير محمد بن فهد", 26.393, 49.978],
  ],
  3: [
    ["Ithra", "مركز إثراء", 26.333, 50.12],
    ["King Fahd University", "جامعة الملك فهد", 26.307, 50.146],
    ["King Fahd Causeway", "جسر الملك فهد", 26.183, 50.336],
  ],
  4: [
    ["Taif Airport", "مطار الطائف", 21.483, 40.544],
    ["Shubra Palace", "قصر شبرا", 21.281, 40.409],
  ],
  5: [
    ["Riyadh Airport", "مطار الرياض", 24.958, 46.699],
    ["Kingdom Centre", "برج المملكة", 24.711, 46.674],
    ["Al Faisaliah Tower", "برج الفيصلية", 24.69, 46.685],
    ["At-Turaif, Diriyah", "حي الطريف الدرعية", 24.734, 46.573],
    ["Masmak Fort", "قصر المصمك", 24.631, 46.713],
    ["King Abdullah Financial District", "مركز الملك عبدالله المالي", 24.763, 46.64],
    ["Boulevard City", "بوليفارد سيتي", 24.769, 46.604],
  ],
  6: [
    ["Abha Airport", "مطار أبها", 18.24, 42.657],
    ["Jabal Sawda", "جبل السودة", 18.267, 42.367],
  ],
  7: [
    ["Hegra", "الحِجر", 26.784, 37.955],
    ["Elephant Rock", "جبل الفيل", 26.688, 37.992],
    ["AlUla Airport", "مطار العلا", 26.484, 38.117],
  ],
  8: [
    ["Jabal Al Qarah", "جبل القارة", 25.409, 49.693],
    ["Ibrahim Palace", "قصر إبراهيم", 25.379, 49.587],
    ["Jawatha Mosque", "مسجد جواثا", 25.469, 49.678],
    ["Al Ahsa Airport", "مطار الأحساء", 25.285, 49.485],
  ],
  9: [
    ["Qassim Airport", "مطار القصيم", 26.303, 43.774],
    ["Qassim University", "جامعة القصيم", 26.348, 43.768],
  ],
  10: [
    ["The Prophet's Mosque", "المسجد النبوي", 24.467, 39.611],
    ["Quba Mosque", "مسجد قباء", 24.439, 39.617],
    ["Mount Uhud", "جبل أحد", 24.511, 39.615],
    ["Madinah Airport", "مطار المدينة المنورة", 24.553, 39.705],
  ],
  11: [
    ["Al Khiran Mall", "الخيران مول", 28.67, 48.346],
    ["Kuwait Airport", "مطار الكويت", 29.227, 47.969],
    ["Kuwait Towers", "أبراج الكويت", 29.39, 48.003],
  ],
  12: [
    ["Bahrain Airport", "مطار البحرين", 26.271, 50.634],
    ["Bahrain Fort", "قلعة البحرين", 26.234, 50.521],
    ["Bab Al Bahrain", "باب البحرين", 26.234, 50.576],
    ["Bahrain World Trade Center", "مركز البحرين التجاري العالمي", 26.24, 50.581],
    ["Al Fateh Grand Mosque", "جامع الفاتح", 26.219, 50.598],
    ["Bahrain International Circuit", "حلبة البحرين الدولية", 26.033, 50.511],
  ],
  13: [
    ["Dubai Airport", "مطار دبي", 25.253, 55.366],
    ["Burj Khalifa", "برج خليفة", 25.197, 55.274],
    ["Burj Al Arab", "برج العرب", 25.141, 55.185],
    ["Mall of the Emirates", "مول الإمارات", 25.118, 55.201],
    ["Museum of the Future", "متحف المستقبل", 25.219, 55.282],
    ["Global Village", "القرية العالمية", 25.068, 55.304],
  ],
  14: [
    ["Ras Al Khaimah Airport", "مطار رأس الخيمة", 25.614, 55.939],
    ["Dhayah Fort", "قلعة ضاية", 25.879, 56.055],
    ["Ras Al Khaimah National Museum", "متحف رأس الخيمة الوطني", 25.789, 55.945],
    ["Al Hamra Mall", "الحمراء مول", 25.68, 55.78],
  ],
};

export const landmarks: readonly Landmark[] = Object.entries(landmarksOfCity).flatMap(([cityId, rows]) =>
  rows.map(([en, ar, latitude, longitude], position) => ({
    id: Number(cityId) * 100 + position + 1,
    cityId: Number(cityId),
    names: { en, ar },
    latitude,
    longitude,
  })),
);
