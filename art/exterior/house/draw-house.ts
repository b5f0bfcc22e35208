import type { Brush } from "#art/drawing/brush.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { HouseColours, HouseStyle, VolumeTraits } from "#art/exterior/scene/exterior-traits.ts";
import { bayCount, baysOf, type Facade, isDoor } from "./facade.ts";
import { facadeStyles } from "./facade-styles.ts";
import { drawBlock } from "./house-block.ts";

type Block = { facade: Facade; style: HouseStyle };

/** Draws the blocks of a house, the tallest first, so that lower ones are in front. */
export function drawHouse(brush: Brush, scene: Scene): string {
  return blocksOf(scene)
    .toSorted((a, b) => b.facade.height - a.facade.height)
    .map(({ facade, style }) => ({
      style,
      facade: { ...facade, colours: litColours(brush, facade.colours) },
    }))
    .map(({ facade, style }) => drawBlock(brush, scene, facade, facadeStyles[style]))
    .join("");
}

/** The x of the front door, or `null` for shelters, which have several doors. */
export function doorwayOf(scene: Scene): number | null {
  const entrance = blocksOf(scene).find(({ facade }) => facade.doorBay !== null);
  if (!entrance) return null;
  const bays = baysOf(entrance.facade, facadeStyles[entrance.style].bayWidth);
  return bays.find((bay) => isDoor(entrance.facade, bay))?.x ?? null;
}

/** Blocks overlap by this many pixels, so that no sky shows between them. */
const SEAM = 14;

function blocksOf(scene: Scene): Block[] {
  const { volumes, colours, width } = scene.traits.building;
  const entrance = entranceIndex(volumes);
  let x = scene.building.left;
  return volumes.map((volume, i) => {
    const seam = i ? SEAM : 0;
    const height = volume.storeys * volume.storeyHeight;
    const { batter, bayWidth } = facadeStyles[volume.style];
    const wide = width * volume.share + seam;
    const facade: Facade = {
      x: x - seam,
      top: scene.groundLine - height,
      width: wide,
      height,
      storeys: volume.storeys,
      batter,
      doorBay: i === entrance ? Math.floor(bayCount(wide, bayWidth) / 2) : null,
      colours: volume.colours ?? colours,
    };
    x += width * volume.share;
    return { facade, style: volume.style };
  });
}

/** The block with the front door: the lowest, and of several the widest. */
function entranceIndex(volumes: readonly VolumeTraits[]): number {
  const rank = (volume: VolumeTraits) => volume.share - volume.storeys * 2;
  return volumes.reduce((best, volume, i) => (rank(volume) > rank(volumes[best] ?? volume) ? i : best), 0);
}

function litColours(brush: Brush, { wall, trim, accent, door }: HouseColours): HouseColours {
  return {
    wall: brush.shade(wall, "wall"),
    trim: brush.shade(trim, "wall"),
    accent: brush.shade(accent, "wall"),
    door: brush.shade(door, "wall"),
  };
}
