import { layerRandom } from "#art/drawing/brush.ts";
import type { LightName } from "#art/drawing/light-presets.ts";
import type { BackgroundKind, ExteriorTraits, PlantingTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { TerrainTraits } from "#art/exterior/terrain/terrain-traits.ts";
import { type Terrain, terrainAround } from "#domain/location/terrains.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** Camps stand outside of towns. */
const campTerrain: Partial<Record<Terrain, Terrain>> = {
  town: "dunes",
  skyline: "dunes",
  "city-edge": "dunes",
  "mountain-town": "juniper",
};

/** The sea only where the property stands at it, and there always. */
export function propertyTerrain(facts: PictureFacts): Terrain {
  if (facts.isBySea) return "sea";
  const around = terrainAround(facts);
  const terrain = around === "sea" ? "town" : around;
  return facts.propertyTypeId === propertyTypes.CAMP ? (campTerrain[terrain] ?? terrain) : terrain;
}

type Surroundings = Pick<ExteriorTraits, "background" | "ground" | "cover" | "isWalled" | "light">;

/** Background, ground and hour of a property; each has its own random stream. */
export function surroundingsOf(facts: PictureFacts, id: string, traits: TerrainTraits): Surroundings {
  const stream = (part: string) => layerRandom(id, "surroundings", part);
  const backgrounds: readonly (readonly BackgroundKind[])[] =
    traits.backgroundsByCity?.[facts.cityId] ?? traits.backgrounds;
  return {
    background: stream("background").pick(backgrounds),
    ground: stream("ground").pick(traits.grounds),
    light: stream("light").weighted(lightsOf(facts, traits)),
    ...(traits.cover && { cover: traits.cover }),
    isWalled: traits.isWalled === true && facts.propertyTypeId !== propertyTypes.APARTMENT,
  };
}

/** A camp is at its best in the evening. */
function lightsOf({ propertyTypeId }: PictureFacts, { lights }: TerrainTraits): TerrainTraits["lights"] {
  const camp: Partial<Record<LightName, number>> = { ...lights, dusk: 4, night: 4 };
  return propertyTypeId === propertyTypes.CAMP ? camp : lights;
}

/** Palms and other trees of the terrain around the garden that was chosen. */
export function plantingOf(planting: PlantingTraits, id: string, { palms, trees }: TerrainTraits): PlantingTraits {
  const stream = (part: string) => layerRandom(id, "surroundings", part);
  const count = stream("palms").whole(...palms);
  return {
    ...planting,
    palms: count,
    framingPalm: (count > 0 || trees?.kind === "juniper") && stream("framing").chance(0.3),
    ...(trees && { trees: { kind: trees.kind, count: stream("trees").whole(...trees.count) } }),
  };
}
