import { layerRandom } from "#art/drawing/brush.ts";
import type { Crop } from "#art/drawing/canvas.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { type CityExterior, cityExteriors } from "#art/exterior/scene/city-exteriors.ts";
import type {
  BuildingTraits,
  ExteriorTraits,
  HouseStyle,
  PlantingTraits,
  PoolTraits,
} from "#art/exterior/scene/exterior-traits.ts";

/** The picture of one city. */
export type CityTile = { cityId: number; name: string; traits: ExteriorTraits };

/** Close enough that the house is recognisable at 240 px, with empty sky for the arched frame. */
export const tileCrop: Crop = { centre: 800, top: 70, width: 770 };

function tileOf(city: CityExterior): CityTile {
  const { cityId, name, region, light, background, ground } = city;
  const { sun = 1010, centre = 800, lawn = false, dhow = false, front = "none", lanterns = false } = city;
  const id = `city-${cityId}`;
  const traits = chooseExteriorTraits(id, region, {
    ...{ light, background, ground, lawn, dhow, front, lanterns },
    layout: { horizon: 500, groundLine: 716, centre, vanishing: centre - 60, sun, moon: city.moon },
    building: buildingFor(id, city),
    planting: { ...tilePlanting, ...city.planting },
  });
  return { cityId, name, traits: { ...traits, pool: { ...traits.pool, ...tilePool, ...city.pool } } };
}

const tilePlanting: PlantingTraits = {
  palms: 3,
  palmSide: "both",
  bushes: 4,
  blossom: null,
  framingPalm: false,
  climber: false,
};

/** Small enough to be completely visible in the narrow picture. */
const tilePool: Partial<PoolTraits> = { shape: "rect", width: 350, sunbeds: 0, parasol: false };

function buildingFor(id: string, { style, storeys, width = 520, colours }: CityExterior): BuildingTraits {
  const made = buildingOf(layerRandom(id, "city-tile", "building"), style);
  return {
    ...made,
    width,
    pergola: false,
    colours: { ...made.colours, ...colours },
    volumes: storeys ? blocks(style as HouseStyle, storeys, made) : [],
  };
}

function blocks(style: HouseStyle, storeys: readonly number[], made: BuildingTraits): BuildingTraits["volumes"] {
  const storeyHeight = made.volumes[0]?.storeyHeight ?? 160;
  return storeys.map((count, i) => {
    const share = storeys.length === 1 ? 1 : i === 0 ? 0.44 : 0.56 / (storeys.length - 1);
    return { style, share, storeys: count, storeyHeight };
  });
}

export const cityTiles: readonly CityTile[] = cityExteriors.map(tileOf);
