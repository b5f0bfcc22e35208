import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { shade } from "#art/drawing/shade.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { rectangle, type Spot } from "#art/geometry/outline.ts";
import type { Random } from "#art/random/random.ts";
import { backgroundViews, HORIZON, type ViewShape } from "./window-background.ts";

/** The view from the windows of a wall: one wide picture, of which each window shows a part. */
export function windowView(exterior: ExteriorTraits, hour: LightName, length: number, random: Random): ViewShape[] {
  const light = lights[hour];
  const ground = shade(exterior.lawn ? "#7fa650" : exterior.ground[0], light, "ground");
  const land: ViewShape = {
    spots: rectangle(-1, -0.2, length + 2, HORIZON + 0.2),
    colour: mix(ground, light.sky[2], 0.12),
  };
  const background = exterior.background.flatMap((kind) => backgroundViews[kind]({ exterior, light, length, random }));
  const palms = exterior.planting.palms > 0 ? gardenPalms(exterior, hour, length, random) : [];
  return [...sky(hour, length, random), land, ...background, ...garden(exterior, hour, length), ...palms];
}

function sky(hour: LightName, length: number, random: Random): ViewShape[] {
  const { sky: tones, stars } = lights[hour];
  const bands = Array.from({ length: 8 }, (_, i): ViewShape => {
    const share = i / 7;
    const colour = share < 0.5 ? mix(tones[2], tones[1], share * 2) : mix(tones[1], tones[0], share * 2 - 1);
    return { spots: rectangle(-1, HORIZON - 0.05 + i * 0.22, length + 2, 2.2), colour };
  });
  const points = Array.from({ length: stars ? 26 : 0 }, (): ViewShape => {
    const [x, y] = [random.between(0, length), random.between(1.9, 3.1)];
    return { spots: rectangle(x, y, 0.012, 0.012), colour: "#fff8e0" };
  });
  return [...bands, ...points];
}

/** The near ground: a hedge, and the pool when the property has one. */
function garden(exterior: ExteriorTraits, hour: LightName, length: number): ViewShape[] {
  const light = lights[hour];
  const tone = (colour: Colour) => shade(colour, light, "ground");
  const hedge = shade("#5c8450", light, "plant");
  const bumps = Array.from({ length: 25 }, (_, i): Spot => {
    const along = -1 + ((length + 2) * (24 - i)) / 24;
    return [along, 1.0 + 0.05 * Math.sin(along * 5.1) + 0.04 * Math.sin(along * 11)];
  });
  const hasHedge = exterior.lawn || exterior.planting.bushes > 3;
  const shrubs: ViewShape[] = hasHedge ? [{ spots: [[-1, 0.78], [length + 1, 0.78], ...bumps], colour: hedge }] : [];
  const lightWater = mix(exterior.pool.water[1], light.shadow, light.night * 0.3);
  const pool: ViewShape[] =
    exterior.front === "pool"
      ? [
          { spots: rectangle(-1, 0.3, length + 2, 0.46), colour: tone(exterior.pool.deck) },
          { spots: rectangle(length * 0.08, 0.42, length * 0.84, 0.24), colour: lightWater },
          { spots: rectangle(length * 0.08, 0.6, length * 0.84, 0.06), colour: darker(lightWater, 0.07) },
          { spots: rectangle(length * 0.3, 0.5, length * 0.2, 0.012), colour: lighter(lightWater, 0.1) },
        ]
      : [];
  return [...shrubs, ...pool];
}

function gardenPalms(exterior: ExteriorTraits, hour: LightName, length: number, random: Random): ViewShape[] {
  const light = lights[hour];
  const leaf = shade(random.pick(["#3f7d4a", "#4d8a3f", "#2f6f52"]), light, "plant");
  const trunk = shade("#7a5a3c", light, "plant");
  const count = Math.min(exterior.planting.palms, Math.ceil(length / 1.6));
  return Array.from({ length: count }, (_, i) => {
    const x = (length * (i + random.between(0.2, 0.8))) / count;
    return palmShapes(x, random.between(0.75, 0.95), random.between(1.2, 1.75), trunk, leaf);
  }).flat();
}

function palmShapes(x: number, foot: number, height: number, trunk: Colour, leaf: Colour): ViewShape[] {
  const top = foot + height * 0.72;
  const wide = height * 0.02;
  const stem: ViewShape = {
    spots: [
      [x - wide * 1.4, foot],
      [x + wide * 1.4, foot],
      [x + wide, top],
      [x - wide, top],
    ],
    colour: trunk,
  };
  const fronds = Array.from({ length: 11 }, (_, i): ViewShape => {
    const angle = Math.PI * (-0.12 + (1.24 * i) / 10);
    const reach = height * 0.34;
    const at = (share: number, lift: number): Spot => [
      x + Math.cos(angle) * reach * share,
      top + Math.sin(angle) * reach * share * 0.62 + lift * height - share ** 2 * height * 0.13,
    ];
    return {
      spots: [[x, top], at(0.45, 0.06), at(0.8, 0.035), at(1, 0), at(0.55, -0.005)],
      colour: i % 2 ? leaf : lighter(leaf, 0.06),
    };
  });
  return [stem, ...fronds];
}
