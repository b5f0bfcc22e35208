import { drawLand, farLayers } from "#art/far/far.ts";
import { drawGardenPath } from "#art/ground/garden-path.ts";
import { drawGround } from "#art/ground/ground.ts";
import { drawHouse } from "#art/house/house.ts";
import { drawSpill } from "#art/house/spill.ts";
import { drawTerrace } from "#art/house/terrace.ts";
import { drawFirePit } from "#art/outdoor/fire-pit.ts";
import { drawLanterns } from "#art/outdoor/lanterns.ts";
import { drawPergola } from "#art/outdoor/pergola.ts";
import { drawClimber } from "#art/plant/climber.ts";
import { drawBushes, drawFramingPalm, drawMidPalms } from "#art/plant/planting.ts";
import type { Brush } from "#art/scene/brush.ts";
import type { ExteriorDna, FrontPiece, ShelterStyle } from "#art/scene/dna.ts";
import { shelterStyles } from "#art/scene/dna.ts";
import type { Scene } from "#art/scene/scene.ts";
import { farSeasonLayers, nearSeasonLayers } from "#art/season/season-layers.ts";
import { drawShelters } from "#art/shelter/shelters.ts";
import { drawSideTent } from "#art/shelter/side-tent.ts";
import { drawClouds } from "#art/sky/clouds.ts";
import { drawSky } from "#art/sky/sky.ts";
import { drawPool } from "#art/water/pool.ts";
import { drawPoolside } from "#art/water/poolside.ts";
import { drawAir } from "./air.ts";

/** A name that seeds the layer's own random stream, and what it draws. */
export type Layer = {
  name: string;
  draw: (brush: Brush, scene: Scene) => string;
};

const fronts: Record<FrontPiece, readonly Layer[]> = {
  pool: [
    { name: "pool", draw: drawPool },
    { name: "poolside", draw: drawPoolside },
  ],
  "fire-pit": [{ name: "fire-pit", draw: drawFirePit }],
  none: [{ name: "garden-path", draw: drawGardenPath }],
};

/** From the sky to the eye. */
export function layersOf(dna: ExteriorDna): Layer[] {
  return [
    { name: "sky", draw: drawSky },
    { name: "clouds", draw: drawClouds },
    { name: "land", draw: drawLand },
    ...dna.far.map((kind) => ({ name: `far-${kind}`, draw: farLayers[kind] })),
    ...seasonal(dna, farSeasonLayers),
    { name: "ground", draw: drawGround },
    { name: "mid-palms", draw: drawMidPalms },
    ...buildingLayers(dna),
    ...(dna.sideTent ? [{ name: "side-tent", draw: drawSideTent }] : []),
    { name: "bushes", draw: drawBushes },
    ...fronts[dna.front],
    { name: "spill", draw: drawSpill },
    { name: "lanterns", draw: drawLanterns },
    ...seasonal(dna, nearSeasonLayers),
    { name: "framing-palm", draw: drawFramingPalm },
    { name: "air", draw: drawAir },
  ];
}

const seasonal = ({ season }: ExteriorDna, layers: typeof nearSeasonLayers) => (season && layers[season]) ?? [];

function buildingLayers({ building }: ExteriorDna): Layer[] {
  const shelter = shelterStyles.find((style): style is ShelterStyle => style === building.style);
  if (shelter)
    return [
      {
        name: "building",
        draw: (brush, scene) => drawShelters(brush, scene, shelter),
      },
    ];
  return [
    { name: "terrace", draw: drawTerrace },
    { name: "building", draw: drawHouse },
    { name: "climber", draw: drawClimber },
    { name: "pergola", draw: drawPergola },
  ];
}
