import { layerRandom } from "#art/drawing/brush.ts";
import type { Crop } from "#art/drawing/canvas.ts";
import { buildingOf, exteriorDna } from "#art/exterior/scene/choose-exterior-traits.ts";
import { type CitySketch, citySketches } from "#art/exterior/scene/city-exteriors.ts";
import type {
  BuildingDna,
  ExteriorDna,
  HouseStyle,
  PlantingDna,
  PoolDna,
} from "#art/exterior/scene/exterior-traits.ts";

/** A portrait of each city: how people build there, what lies behind, and the hour that suits it. */
export type CityTile = { cityId: number; name: string; dna: ExteriorDna };

/** Close enough that the house reads at 240 px, with quiet sky under an arched frame. */
export const tileCrop: Crop = { centre: 800, top: 70, width: 770 };

function tileOf(sketch: CitySketch): CityTile {
  const { cityId, name, region, light, far, ground } = sketch;
  const { sun = 1010, centre = 800, lawn = false, dhow = false, front = "none", lanterns = false } = sketch;
  const id = `city-${cityId}`;
  const dna = exteriorDna(id, region, {
    ...{ light, far, ground, lawn, dhow, front, lanterns },
    place: { horizon: 500, groundLine: 716, centre, vanishing: centre - 60, sun, moon: sketch.moon },
    building: buildingFor(id, sketch),
    planting: { ...quietPlanting, ...sketch.planting },
  });
  return { cityId, name, dna: { ...dna, pool: { ...dna.pool, ...smallPool, ...sketch.pool } } };
}

const quietPlanting: PlantingDna = {
  palms: 3,
  palmSide: "both",
  bushes: 4,
  blossom: null,
  framingPalm: false,
  climber: false,
};

/** Small enough to lie whole within the narrow picture. */
const smallPool: Partial<PoolDna> = { shape: "rect", width: 350, sunbeds: 0, parasol: false };

function buildingFor(id: string, { style, storeys, width = 520, colours }: CitySketch): BuildingDna {
  const made = buildingOf(layerRandom(id, "city-tile", "building"), style);
  return {
    ...made,
    width,
    pergola: false,
    colours: { ...made.colours, ...colours },
    volumes: storeys ? blocks(style as HouseStyle, storeys, made) : [],
  };
}

function blocks(style: HouseStyle, storeys: readonly number[], made: BuildingDna): BuildingDna["volumes"] {
  const storeyHeight = made.volumes[0]?.storeyHeight ?? 160;
  return storeys.map((count, i) => {
    const share = storeys.length === 1 ? 1 : i === 0 ? 0.44 : 0.56 / (storeys.length - 1);
    return { style, share, storeys: count, storeyHeight };
  });
}

export const cityTiles: readonly CityTile[] = citySketches.map(tileOf);
