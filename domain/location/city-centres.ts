import type { Point } from "./shift.ts";

/** The centre of each city, by its id: where "nearest" starts when a guest's location is not known. */
export const cityCentres: Readonly<Record<number, Point>> = {
  1: { latitude: 21.5433, longitude: 39.1728 },
  2: { latitude: 26.4207, longitude: 50.0888 },
  3: { latitude: 26.2172, longitude: 50.1971 },
  4: { latitude: 21.2703, longitude: 40.4158 },
  5: { latitude: 24.7136, longitude: 46.6753 },
  6: { latitude: 18.2164, longitude: 42.5053 },
  7: { latitude: 26.6085, longitude: 37.9232 },
  8: { latitude: 25.3833, longitude: 49.5861 },
  9: { latitude: 26.326, longitude: 43.975 },
  10: { latitude: 24.4686, longitude: 39.6142 },
  11: { latitude: 28.6667, longitude: 48.3833 },
  12: { latitude: 26.2285, longitude: 50.586 },
  13: { latitude: 25.2048, longitude: 55.2708 },
  14: { latitude: 25.7895, longitude: 55.9432 },
};
