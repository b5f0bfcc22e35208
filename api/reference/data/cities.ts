import { cityCentres } from "#domain/location/city-centres.ts";
import type { Point } from "#domain/location/shift.ts";

type Region = { id: number; en: string; ar: string };
export type City = {
  id: number;
  en: string;
  ar: string;
  rank: number;
  regionId: number;
  countryCode: string;
  centre: readonly [latitude: number, longitude: number];
  /** How many kilometres from there its homes may be. */
  reachKm: number;
};

export const regions: readonly Region[] = [
  { id: 1, en: "Riyadh Region", ar: "منطقة الرياض" },
  { id: 2, en: "Makkah Region", ar: "منطقة مكة المكرمة" },
  { id: 3, en: "Eastern Province", ar: "المنطقة الشرقية" },
  { id: 4, en: "Aseer Region", ar: "منطقة عسير" },
  { id: 5, en: "Madinah Region", ar: "منطقة المدينة المنورة" },
  { id: 6, en: "Qassim Region", ar: "منطقة القصيم" },
  { id: 7, en: "Al Ahmadi Governorate", ar: "محافظة الأحمدي" },
  { id: 8, en: "Capital Governorate", ar: "محافظة العاصمة" },
  { id: 9, en: "Emirate of Dubai", ar: "إمارة دبي" },
  { id: 10, en: "Emirate of Ras Al Khaimah", ar: "إمارة رأس الخيمة" },
];

// biome-ignore format: a table reads best as a table.
const cityRows: readonly (readonly [number, string, string, number, number, string])[] = [
  [1, "Jeddah", "جدة", 2, 2, "SA"],
  [2, "Dammam", "الدمام", 4, 3, "SA"],
  [3, "Al Khobar", "الخبر", 3, 3, "SA"],
  [4, "Taif", "الطائف", 5, 2, "SA"],
  [5, "Riyadh", "الرياض", 1, 1, "SA"],
  [6, "Abha", "أبها", 6, 4, "SA"],
  [7, "AlUla", "العلا", 7, 5, "SA"],
  [8, "Al Ahsa", "الأحساء", 9, 3, "SA"],
  [9, "Buraydah", "بريدة", 10, 6, "SA"],
  [10, "Madinah", "المدينة المنورة", 8, 5, "SA"],
  [11, "Al Khiran", "الخيران", 11, 7, "KW"],
  [12, "Manama", "المنامة", 12, 8, "BH"],
  [13, "Dubai", "دبي", 13, 9, "AE"],
  [14, "Ras Al Khaimah", "رأس الخيمة", 14, 10, "AE"],
];

/** Cities with areas far out. */
const farReach: Readonly<Record<number, number>> = { 1: 59, 5: 53, 11: 42, 13: 43, 14: 43 };

export const cities: readonly City[] = cityRows.map(([id, en, ar, rank, regionId, countryCode]) => ({
  id,
  en,
  ar,
  rank,
  regionId,
  countryCode,
  centre: centreOf(id),
  reachKm: farReach[id] ?? 40,
}));

function centreOf(id: number): City["centre"] {
  const { latitude, longitude } = cityCentres[id] as Point;
  return [latitude, longitude];
}
