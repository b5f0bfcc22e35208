import type { Brush } from "#art/drawing/brush.ts";
import { drawFirePit } from "#art/exterior/foreground/fire-pit-layer.ts";
import { drawGardenPath } from "#art/exterior/foreground/garden-path.ts";
import { drawLanterns } from "#art/exterior/foreground/lantern-layer.ts";
import { drawGround } from "#art/exterior/foreground/near-ground.ts";
import { drawPergola } from "#art/exterior/foreground/pergola-layer.ts";
import { drawPool } from "#art/exterior/foreground/pool-layer.ts";
import { drawPoolside } from "#art/exterior/foreground/poolside-layer.ts";
import { farSeasonLayers, nearSeasonLayers } from "#art/exterior/foreground/season-layers.ts";
import { drawAir } from "#art/exterior/foreground/tint-overlay.ts";
import { drawHouse } from "#art/exterior/house/draw-house.ts";
import { drawTerrace } from "#art/exterior/house/house-terrace.ts";
import { drawSpill } from "#art/exterior/house/window-glow.ts";
import { drawLand, farLayers } from "#art/exterior/landscape/background-layers.ts";
import { drawClouds } from "#art/exterior/landscape/clouds.ts";
import { drawSky } from "#art/exterior/landscape/sky.ts";
import { drawClimber } from "#art/exterior/plant/climber.ts";
import { drawBushes, drawFramingPalm, drawMidPalms } from "#art/exterior/plant/plant-layers.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorDna, FrontPiece, ShelterStyle } from "#art/exterior/scene/exterior-traits.ts";
import { shelterStyles } from "#art/exterior/scene/exterior-traits.ts";
import { drawShelters } from "#art/exterior/shelter/draw-shelters.ts";
import { drawSideTent } from "#art/exterior/shelter/side-tent.ts";

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
