import { layerRandom } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import type { Colour } from "#art/drawing/colour.ts";
import type { LightName } from "#art/drawing/light-presets.ts";
import type { Random } from "#art/random/random.ts";
import {
  type BuildingStyle,
  type BuildingTraits,
  type ExteriorTraits,
  type HouseColours,
  type HouseStyle,
  houseStyles,
  type LayoutTraits,
  type PlantingTraits,
  type PoolTraits,
  type Region,
  type VolumeTraits,
} from "./exterior-traits.ts";
import { doorColours, housePalettes } from "./house-palettes.ts";
import { backgroundsByRegion, groundPairs, stylesByRegion } from "./region-styles.ts";

/** The first picture shows a house by day; a camp is at its best in the evening. */
const dayWeights: Partial<Record<LightName, number>> = { morning: 3, noon: 3, golden: 4 };
const campWeights: Partial<Record<LightName, number>> = { morning: 2, noon: 2, golden: 3, dusk: 2, night: 2 };
const waters: readonly (readonly [Colour, Colour])[] = [
  ["#2ea3b8", "#7fdbe0"],
  ["#1f8fb5", "#67cfe3"],
  ["#3aa99a", "#93e0d0"],
  ["#2b86a8", "#8fd3e8"],
];
const decks: readonly Colour[] = ["#d9cbb4", "#c9b08c", "#e6e2da", "#b98d63", "#a8a39b"];
const blossoms: readonly Colour[] = ["#d6337c", "#e2725b", "#f2c14e", "#ffffff"];

/** The exterior of a property. Each part has its own random stream, so a part fixed by the listing does not change the others. */
export function chooseExteriorTraits(id: string, region: Region, fixed: Partial<ExteriorTraits> = {}): ExteriorTraits {
  const stream = (part: string) => layerRandom(id, "exterior-dna", part);
  const style = fixed.building?.style ?? stream("style").weighted(stylesByRegion[region]);
  const isCamp = style === "tent-camp" || style === "dome";
  return {
    id,
    light: stream("light").weighted(isCamp ? campWeights : dayWeights),
    background: stream("far").pick(backgroundsByRegion[region]),
    dhow: stream("dhow").chance(0.35),
    ground: stream("ground").pick(groundPairs),
    lawn: region === "oasis" || (!isCamp && stream("lawn").chance(0.4)),
    layout: layoutOf(stream("place")),
    building: buildingOf(stream("building"), style),
    front: stream("front").weighted(isCamp ? { "fire-pit": 6, pool: 1, none: 3 } : { pool: 6, "fire-pit": 3, none: 1 }),
    pool: poolOf(stream("pool")),
    planting: plantingOf(stream("planting"), region),
    lanterns: stream("lanterns").chance(0.4),
    ...fixed,
  };
}

function layoutOf(random: Random): LayoutTraits {
  const centre = CANVAS.width * random.between(0.4, 0.6);
  const aside = random.between(160, 400) * (random.chance(0.5) ? 1 : -1);
  return {
    horizon: CANVAS.height * random.between(0.4, 0.46),
    groundLine: CANVAS.height * random.between(0.65, 0.69),
    centre,
    vanishing: centre + aside,
    sun: CANVAS.width * random.between(0.12, 0.88),
  };
}

export function buildingOf(random: Random, style: BuildingStyle): BuildingTraits {
  const house = houseStyles.find((name): name is HouseStyle => name === style);
  if (!house) return shelterOf(random, style);
  return {
    style,
    width: random.between(620, 1000),
    colours: coloursOf(random, house),
    volumes: volumesOf(random, house),
    pergola: random.chance(0.6),
  };
}

function shelterOf(random: Random, style: BuildingStyle): BuildingTraits {
  const cloths = [
    ["#3a2f28", "#e9dcc3"],
    ["#f4ead6", "#b5452f"],
    ["#e9dcc3", "#3f6d5c"],
    ["#5a3a2a", "#e5b567"],
  ] as const;
  const [dark, light] = random.pick(cloths);
  const isTent = style === "tent-camp";
  const colours = {
    wall: isTent ? dark : "#f4f0e8",
    trim: random.pick(["#4a3c34", "#3b4348"]),
    accent: isTent ? light : "#b07f4f",
    door: random.pick(doorColours),
  };
  return {
    style,
    colours,
    width: random.between(520, 1020),
    volumes: [],
    pergola: false,
  };
}

function coloursOf(random: Random, style: HouseStyle): HouseColours {
  const { walls, trims, accents } = housePalettes[style];
  return {
    wall: random.pick(walls),
    trim: random.pick(trims),
    accent: random.pick(accents),
    door: random.pick(doorColours),
  };
}

const shares = { 1: [1], 2: [0.58, 0.42], 3: [0.3, 0.42, 0.28] } as const;

function volumesOf(random: Random, style: HouseStyle): VolumeTraits[] {
  const { storeys, storeyHeight } = housePalettes[style];
  const count = Number(random.weighted({ 1: 2, 2: 5, 3: 3 })) as 1 | 2 | 3;
  const height = random.between(...storeyHeight);
  const mirrored = random.chance(0.5);
  const order = mirrored ? shares[count].toReversed() : shares[count];
  return order.map((share) => ({
    style,
    share,
    storeys: random.whole(...storeys),
    storeyHeight: height * random.between(0.96, 1.05),
  }));
}

function poolOf(random: Random): PoolTraits {
  return {
    shape: random.weighted({ rect: 6, round: 2, l: 2, lap: 1 }),
    width: random.between(420, 560),
    water: random.pick(waters),
    deck: random.pick(decks),
    sunbeds: random.whole(0, 3),
    parasol: random.chance(0.5),
  };
}

function plantingOf(random: Random, region: Region): PlantingTraits {
  const palms = region === "mountain" ? 0 : region === "sandstone" ? random.whole(0, 2) : random.whole(2, 7);
  return {
    palms,
    palmSide: random.weighted({ both: 4, left: 1, right: 1 }),
    bushes: random.whole(2, 6),
    blossom: random.chance(0.7) ? random.pick(blossoms) : null,
    framingPalm: palms > 0 && random.chance(0.4),
    climber: random.chance(0.35),
  };
}
