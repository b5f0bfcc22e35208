import { type Colour, lighter, mix } from "#art/drawing/colour.ts";
import type { Light } from "#art/drawing/light-presets.ts";
import { lampsOn, shade } from "#art/drawing/shade.ts";
import type { BackgroundKind, ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { rectangle, type Spot } from "#art/geometry/outline.ts";
import type { Random } from "#art/random/random.ts";

export type ViewShape = { spots: readonly Spot[]; colour: Colour };
type BackgroundView = { exterior: ExteriorTraits; light: Light; length: number; random: Random };

/** The height of the horizon in the windows, in metres; the same on every wall. */
export const HORIZON = 1.5;

/** A ridge along the whole wall; `height` returns its height above the horizon in metres. */
function ridge(length: number, foot: number, points: number, height: (along: number, i: number) => number): Spot[] {
  const crest = Array.from({ length: points + 1 }, (_, i): Spot => {
    const along = length + 0.6 - ((length + 1.2) * i) / points;
    return [along, HORIZON + height(along, i)];
  });
  return [[-0.6, foot], [length + 0.6, foot], ...crest];
}

const hazed = (colour: Colour, light: Light, distance: number) =>
  mix(shade(colour, light, "background"), light.sky[2], distance);

const dunes = ({ exterior, light, length, random }: BackgroundView): ViewShape[] =>
  [0.45, 0.25, 0.08].map((distance, row) => {
    const [wave, start] = [random.between(0.7, 1.5), random.between(0, 6)];
    const rise = 0.16 - row * 0.13;
    const colour = hazed(row === 1 ? exterior.ground[1] : exterior.ground[0], light, distance);
    return {
      spots: ridge(length, 0.8, 28, (u) => rise + 0.1 * Math.sin(u * wave + start) + 0.03 * Math.sin(u * 2.7 * wave)),
      colour,
    };
  });

const mountains = ({ exterior, light, length, random }: BackgroundView): ViewShape[] =>
  [0.62, 0.42, 0.2].map((distance, row) => {
    const tops = Array.from({ length: 15 }, () => random.between(0.05, 0.5 - row * 0.14));
    const colour = hazed(mix("#7d7f86", exterior.ground[1], 0.35), light, distance);
    return { spots: ridge(length, 0.9, 14, (_, i) => (tops[i] ?? 0.2) - row * 0.08), colour };
  });

const juniperMountains = ({ light, length, random }: BackgroundView): ViewShape[] =>
  ["#5f7a72", "#557159", "#47633f"].map((green, row) => {
    const [wave, start] = [random.between(0.5, 1.1), random.between(0, 6)];
    const height = (u: number) =>
      0.34 - row * 0.2 + 0.12 * Math.sin(u * wave + start) + 0.03 * Math.sin(u * 5.3 + start);
    return { spots: ridge(length, 0.9, 40, height), colour: hazed(green, light, [0.6, 0.38, 0.14][row] ?? 0) };
  });

const escarpment = ({ light, length, random }: BackgroundView): ViewShape[] =>
  [0.5, 0.24].map((distance, row) => {
    const tops = Array.from({ length: 25 }, () => random.between(-0.02, 0.02));
    const end = length * random.between(0.35, 0.65);
    const rise = (u: number) => ((row === 0 ? u < end : u > end) ? 0.42 - row * 0.06 : 0.02);
    return {
      spots: ridge(length, 0.9, 24, (u, i) => rise(u) + (tops[i] ?? 0)),
      colour: hazed("#b98f63", light, distance),
    };
  });

const lavaHills = (view: BackgroundView): ViewShape[] =>
  mountains(view).map(({ spots }, row) => ({ spots, colour: hazed("#4f4a4c", view.light, 0.6 - row * 0.18) }));

const town = ({ light, length, random }: BackgroundView): ViewShape[] =>
  Array.from({ length: Math.ceil(length * 2.2) }, (_, i) => {
    const x = i / 2.2 + random.between(-0.1, 0.1);
    const colour = hazed(i % 2 ? "#efe4d0" : "#d9bd95", light, random.between(0.2, 0.4));
    return { spots: rectangle(x, HORIZON - 0.2, random.between(0.3, 0.6), random.between(0.2, 0.42)), colour };
  });

const sandstone = ({ light, length, random }: BackgroundView): ViewShape[] => [
  { spots: ridge(length, 0.9, 20, (u) => 0.06 + 0.03 * Math.sin(u * 2)), colour: hazed("#c98f62", light, 0.4) },
  ...Array.from({ length: Math.ceil(length / 1.3) }, (_, i): ViewShape => {
    const x = i * 1.3 + random.between(-0.2, 0.5);
    const [w, h] = [random.between(0.4, 0.95), random.between(0.3, 0.75)];
    const spots: Spot[] = [
      [x - 0.1, 1.3],
      [x + w + 0.1, 1.3],
      [x + w, HORIZON + h * 0.8],
      [x + w * 0.8, HORIZON + h],
      [x + w * 0.2, HORIZON + h * 0.95],
      [x, HORIZON + h * 0.7],
    ];
    return { spots, colour: hazed(i % 2 ? "#b9774c" : "#c4865a", light, 0.22) };
  }),
];

const sea = ({ light, length, random, exterior }: BackgroundView): ViewShape[] => {
  const deep = mix(shade("#2b8fae", light, "background"), light.sky[1], 0.1);
  const bands = [0, 0.06, 0.14, 0.26].map(
    (drop, i): ViewShape => ({
      spots: rectangle(-1, 0.6, length + 2, HORIZON - 0.6 - drop),
      colour: mix(mix(deep, light.sky[2], 0.3), shade("#74cbd0", light, "background"), i / 3.4),
    }),
  );
  const glints = Array.from({ length: 18 }, (): ViewShape => {
    const y = HORIZON - random.between(0.02, 0.3);
    return {
      spots: rectangle(random.between(0, length), y, random.between(0.06, 0.22), 0.008),
      colour: lighter(light.sky[2], 0.03),
    };
  });
  const sand: ViewShape = {
    spots: rectangle(-1, -0.2, length + 2, 1.24),
    colour: shade(exterior.ground[0], light, "ground"),
  };
  return [...bands, ...glints, sand];
};

const skyline = ({ light, length, random }: BackgroundView): ViewShape[] =>
  Array.from({ length: Math.ceil(length * 3.4) }, (_, i) => {
    const x = i / 3.4 + random.between(-0.1, 0.1);
    const [w, h] = [random.between(0.12, 0.3), random.between(0.08, 0.62)];
    const tower: ViewShape = {
      spots: rectangle(x, HORIZON - 0.06, w, h),
      colour: hazed("#6c7a8d", light, random.between(0.35, 0.6)),
    };
    const rooms = lampsOn(light)
      ? Array.from(
          { length: 5 },
          (): ViewShape => ({
            spots: rectangle(x + random.between(0.02, w - 0.03), HORIZON + random.next() * (h - 0.1), 0.014, 0.02),
            colour: "#ffdb94",
          }),
        )
      : [];
    return [tower, ...rooms];
  }).flat();

const palmGrove = ({ light, length, random }: BackgroundView): ViewShape[] =>
  [0.4, 0.2].flatMap((distance, row) => {
    const tops = Array.from({ length: 41 }, () => random.between(0.12, 0.3));
    const colour = hazed("#4a7a48", light, distance);
    return [
      { spots: ridge(length, 0.9, 40, (_, i) => (tops[i] ?? 0.2) - row * 0.16 + (i % 3 === 0 ? 0.1 : 0)), colour },
    ];
  });

export const backgroundViews: Record<BackgroundKind, (view: BackgroundView) => ViewShape[]> = {
  dunes,
  mountains,
  sandstone,
  sea,
  skyline,
  "palm-grove": palmGrove,
  "juniper-mountains": juniperMountains,
  escarpment,
  "lava-hills": lavaHills,
  town,
  gardens: palmGrove,
};
