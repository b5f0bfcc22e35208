/** What kind of district a home stands in: it decides the kinds of homes, their names and their gardens. */
export type Scape = "sea" | "mountain" | "desert" | "palm" | "rock" | "town";

/** What the land around a home looks like; its drawn pictures show it. */
export type Terrain = keyof typeof scapes;

const scapes = {
  sea: "sea",
  juniper: "mountain",
  crags: "mountain",
  dunes: "desert",
  escarpment: "desert",
  "city-edge": "desert",
  lava: "desert",
  palms: "palm",
  sandstone: "rock",
  skyline: "town",
  "mountain-town": "town",
  town: "town",
} as const satisfies Record<string, Scape>;

export const terrains = Object.keys(scapes) as Terrain[];

/** The areas of each terrain, by id. */
const areasOf: Record<Terrain, readonly number[]> = {
  sea: [
    101, 102, 103, 106, 107, 108, 201, 301, 302, 303, 1101, 1102, 1103, 1104, 1105, 1201, 1202, 1203, 1301, 1305, 1401,
    1404, 1405,
  ],
  juniper: [401, 402, 601, 602, 603, 604, 605],
  crags: [1402],
  dunes: [501, 503, 505, 515, 1306],
  escarpment: [509, 516, 517],
  "city-edge": [504, 507],
  lava: [1002, 1004],
  palms: [502, 508, 514, 703, 801, 802, 805, 806, 901, 903, 904, 1001, 1005, 1205, 1302, 1403, 1406],
  sandstone: [701, 704, 705],
  skyline: [202, 203, 204, 205, 304, 305, 506, 510, 511, 512, 1204, 1303, 1304],
  "mountain-town": [403, 404],
  town: [104, 105, 513, 702, 803, 804, 902, 1003],
};

/** The terrain of an area that an operator added to a city of the product. */
const terrainOfCity: Readonly<Record<number, Terrain>> = {
  1: "town",
  2: "skyline",
  3: "skyline",
  4: "mountain-town",
  5: "city-edge",
  6: "juniper",
  7: "sandstone",
  8: "palms",
  9: "palms",
  10: "lava",
  11: "dunes",
  12: "skyline",
  13: "skyline",
  14: "crags",
};

const terrainOfArea = new Map(terrains.flatMap((terrain) => areasOf[terrain].map((id) => [id, terrain])));

/** The terrain around a home, also where an operator added its area or city. */
export function terrainAround({ areaId, cityId }: { areaId: number; cityId: number }): Terrain {
  return terrainOfArea.get(areaId) ?? terrainOfCity[cityId] ?? "town";
}

/** The kind of district that an area of the product is. */
export function scapeOfArea(areaId: number): Scape {
  const terrain = terrainOfArea.get(areaId);
  if (!terrain) throw new RangeError(`Area ${areaId} has no terrain`);
  return scapes[terrain];
}
