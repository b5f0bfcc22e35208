import type { Brush } from "#art/drawing/brush.ts";
import { drawFirePit } from "#art/exterior/foreground/fire-pit-layer.ts";
import { drawGardenPath } from "#art/exterior/foreground/garden-path.ts";
import { drawGardenWall } from "#art/exterior/foreground/garden-wall.ts";
import { drawLanterns } from "#art/exterior/foreground/lantern-layer.ts";
import { drawNearGrass } from "#art/exterior/foreground/near-grass.ts";
import { drawGround } from "#art/exterior/foreground/near-ground.ts";
import { drawPergola } from "#art/exterior/foreground/pergola-layer.ts";
import { drawPool } from "#art/exterior/foreground/pool-layer.ts";
import { drawPoolside } from "#art/exterior/foreground/poolside-layer.ts";
import { backgroundSeasonLayers, foregroundSeasonLayers } from "#art/exterior/foreground/season-layers.ts";
import { drawShallows } from "#art/exterior/foreground/shallows.ts";
import { drawTintOverlay } from "#art/exterior/foreground/tint-overlay.ts";
import { drawHouse } from "#art/exterior/house/draw-house.ts";
import { drawTerrace } from "#art/exterior/house/house-terrace.ts";
import { drawWindowGlow } from "#art/exterior/house/window-glow.ts";
import { backgroundLayers, drawLand } from "#art/exterior/landscape/background-layers.ts";
import { drawClouds } from "#art/exterior/landscape/clouds.ts";
import { drawSky } from "#art/exterior/landscape/sky.ts";
import { drawClimber } from "#art/exterior/plant/climber.ts";
import { drawBushes, drawFramingPalm, drawMidPalms } from "#art/exterior/plant/plant-layers.ts";
import { drawFramingTree, drawMidTrees } from "#art/exterior/plant/tree-layers.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorTraits, FrontPiece, ShelterStyle } from "#art/exterior/scene/exterior-traits.ts";
import { shelterStyles } from "#art/exterior/scene/exterior-traits.ts";
import { drawShelters } from "#art/exterior/shelter/draw-shelters.ts";
import { drawMajlisPavilion } from "#art/exterior/shelter/majlis-pavilion.ts";
import { drawSideTent } from "#art/exterior/shelter/side-tent.ts";

/** One layer. Its name seeds its random stream and prefixes its ids, so a new name changes the picture. */
export type SceneLayer = {
  name: string;
  draw: (brush: Brush, scene: Scene) => string;
};

const frontLayers: Record<FrontPiece, readonly SceneLayer[]> = {
  pool: [
    { name: "pool", draw: drawPool },
    { name: "poolside", draw: drawPoolside },
  ],
  "fire-pit": [{ name: "fire-pit", draw: drawFirePit }],
  none: [{ name: "garden-path", draw: drawGardenPath }],
};

/** The layers of an exterior from back to front. */
export function exteriorLayers(traits: ExteriorTraits): SceneLayer[] {
  return [
    { name: "sky", draw: drawSky },
    { name: "clouds", draw: drawClouds },
    { name: "land", draw: drawLand },
    ...traits.background.map((kind) => ({ name: `far-${kind}`, draw: backgroundLayers[kind] })),
    ...seasonal(traits, backgroundSeasonLayers),
    { name: "shallows", draw: drawShallows },
    { name: "ground", draw: drawGround },
    { name: "garden-wall", draw: drawGardenWall },
    { name: "mid-palms", draw: drawMidPalms },
    { name: "mid-trees", draw: drawMidTrees },
    ...buildingLayers(traits),
    { name: "bushes", draw: drawBushes },
    ...(traits.sideMajlis ? [{ name: "side-majlis", draw: drawMajlisPavilion }] : []),
    ...(traits.sideTent ? [{ name: "side-tent", draw: drawSideTent }] : []),
    ...frontLayers[traits.front],
    { name: "spill", draw: drawWindowGlow },
    { name: "lanterns", draw: drawLanterns },
    ...seasonal(traits, foregroundSeasonLayers),
    { name: "near-grass", draw: drawNearGrass },
    { name: "framing-palm", draw: traits.planting.trees?.kind === "juniper" ? drawFramingTree : drawFramingPalm },
    { name: "air", draw: drawTintOverlay },
  ];
}

const seasonal = ({ season }: ExteriorTraits, layers: typeof foregroundSeasonLayers) =>
  (season && layers[season]) ?? [];

function buildingLayers({ building }: ExteriorTraits): SceneLayer[] {
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
