import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { type Colour, lighter, mix } from "#art/drawing/colour.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { bush } from "./bush.ts";
import { grass } from "./grass.ts";
import { type PalmColours, palm } from "./palm.ts";

const greens = ["#3f7d4a", "#4d8a3f", "#2f6f52"] as const;
const DATES = "#c07a2a";

/** Palms behind and beside the building, never in front of it. */
export function drawMidPalms(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const { left, right } = scene.building;
  const { palms: count, palmSide } = scene.traits.planting;
  const palms = Array.from({ length: count }, (_, i) => {
    const onLeft = standsOnLeft(scene, i) ?? (palmSide === "both" ? i % 2 === 0 : palmSide === "left");
    const isNear = i < 2 || (scene.traits.layout.isComposed && i % 3 === 0);
    const away = random.between(-10, 250) * (isNear ? 0.5 : 1);
    return {
      x: onLeft ? left - away : right + away,
      y: scene.groundLine + random.between(-22, -4),
      height: random.between(240, 410),
    };
  });
  return palms
    .toSorted((a, b) => a.y - b.y)
    .map((position) =>
      palm(random, {
        ...position,
        leaflets: 7,
        colours: coloursOf(brush, 0),
        dates: datesOf(brush),
      }),
    )
    .join("");
}

/** In composed pictures two of three palms stand on the side of the house that is not open. */
function standsOnLeft({ traits, building }: Scene, index: number): boolean | null {
  if (!traits.layout.isComposed) return null;
  const opensLeft = building.centre > CANVAS.width / 2;
  return index % 3 === 0 ? opensLeft : !opensLeft;
}

export function drawBushes(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const { left, right } = scene.building;
  const { bushes, blossom } = scene.traits.planting;
  const shrubs = Array.from({ length: bushes }, (_, i) => {
    const away = random.between(-24, 210);
    const flowering = blossom && random.chance(0.6) ? blossom : null;
    const y = scene.groundLine + random.between(12, 40);
    return {
      x: i % 2 ? left - away : right + away,
      y,
      width: random.between(60, 125),
      blossom: flowering,
    };
  });
  const tufts = scene.traits.lawn || scene.traits.cover ? "" : grass(brush, scene);
  return (
    tufts +
    shrubs
      .toSorted((a, b) => a.y - b.y)
      .map((shrub) => bush(brush, shrub))
      .join("")
  );
}

/** One tall palm in the foreground, cut by the edge of the picture. */
export function drawFramingPalm(brush: Brush, scene: Scene): string {
  if (!scene.traits.planting.framingPalm) return "";
  const { random } = brush;
  const edge = scene.traits.layout.isComposed ? random.between(-90, -50) : random.between(-30, 60);
  const x = scene.building.centre > CANVAS.width / 2 ? edge : CANVAS.width - edge;
  const height = random.between(760, 880);
  return palm(random, {
    x,
    y: CANVAS.height + 60,
    height,
    leaflets: 11,
    colours: coloursOf(brush, 0.16),
    dates: datesOf(brush),
  });
}

function coloursOf(brush: Brush, dark: number): PalmColours {
  const frond = mix(brush.shade(brush.random.pick(greens), "plant"), brush.light.shadow, dark);
  return {
    trunk: mix(brush.shade("#7a5a3c", "plant"), brush.light.shadow, dark),
    frond,
    frondLight: lighter(frond, 0.075),
  };
}

function datesOf(brush: Brush): Colour | null {
  return brush.random.chance(0.45) ? brush.shade(DATES, "plant") : null;
}
