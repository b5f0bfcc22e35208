import { layerRandom } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import type { LightName } from "#art/drawing/light-presets.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { rect } from "#art/drawing/svg-shapes.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { cameraAt } from "#art/geometry/camera.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import { placed, standing } from "#art/geometry/frame.ts";
import { opening } from "#art/geometry/outline.ts";
import { put } from "#art/geometry/place-piece.ts";
import { box, cushion, face, leaned } from "#art/geometry/solid-shapes.ts";
import { towelPile } from "#art/interior/furniture/bathroom-furniture.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { fretLantern } from "#art/interior/furniture/fret-lantern.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { sprig } from "#art/interior/furniture/potted-plants.ts";
import { bowlOfFruit, vase } from "#art/interior/furniture/tables.ts";
import type { InteriorDna } from "#art/interior/plan/interior-traits.ts";
import type { Look } from "#art/interior/plan/room-plan.ts";
import { fieldOf } from "#art/interior/room-camera.ts";
import { roomLighting } from "#art/interior/room-lighting.ts";
import type { Random } from "#art/random/random.ts";

export const stillNames = ["still-life", "lantern"] as const;
export type StillName = (typeof stillNames)[number];

type Still = { look: Look; dna: InteriorDna; random: (part: string) => Random };

/** What lies on the table of a home. */
export function stillSubject(id: string, name: StillName): "coffee" | "towels" | "lantern" {
  return name === "lantern" ? name : arrangedAs(id);
}

function arrangedAs(id: string): "coffee" | "towels" {
  return layerRandom(id, "still-life", "choice").chance(0.6) ? "coffee" : "towels";
}

export const stillHour = (name: StillName): LightName => (name === "lantern" ? "night" : "morning");

/** A corner of the home close by: coffee and dates, folded towels, a lantern at night. */
export function drawStill(dna: InteriorDna, name: StillName, size: { width: number; height: number }): string {
  const hour = stillHour(name);
  const look = lookAt(dna, hour);
  const still: Still = { look, dna, random: (part) => layerRandom(dna.id, name, part) };
  const field = fieldOf(size);
  const camera = cameraAt({ eye: [0, 0.46, -1.12], yaw: 0, pitch: -0.22, focus: 1330, ...field });
  const bodies = [...scenery(still), ...arrangements[name](still)];
  const body =
    rect(0, 0, field.width, field.height, { fill: look.wall }) + drawBodies(bodies, camera, roomLighting(hour, "west"));
  return svgDocument({ ...size, view: { x: 0, y: 0, ...field }, definitions: "", body });
}

/** Beyond the lamp's own light a room at night is dark. */
function lookAt({ palette }: InteriorDna, hour: LightName): Look {
  if (hour !== "night") return { ...palette, lit: false };
  const [wall, accent] = [palette.wall, palette.accent].map((colour) => mix(colour, "#1d1a3a", 0.62)) as [
    Colour,
    Colour,
  ];
  return { ...palette, wall, accent, wood: mix(palette.wood, "#150f1c", 0.35), lit: true };
}

/** The top it stands on, and a wall with a blind arch and a slant of sun. */
function scenery({ look, random }: Still): Body[] {
  const wall = random("wall").chance(0.5) ? look.accent : look.wall;
  const flat = (points: readonly number[], colour: Colour, extra: Partial<Face> = {}) =>
    face(points, colour, { twoSided: true, ...extra });
  const arch = (grow: number, colour: Colour): Face => ({
    points: opening(-0.62 - grow, -0.2, 0.3 + grow, 0.62 + grow, true).map(
      ([x, y]) => [x, y, 0.749 - grow * 0.001] as const,
    ),
    colour,
    twoSided: true,
  });
  const sun = (from: number, wide: number) =>
    flat(
      [from, -0.2, 0.746, from + wide, -0.2, 0.746, from + wide + 0.5, 0.9, 0.746, from + 0.5, 0.9, 0.746],
      "#fff0c8",
      { opacity: 0.2, keepsColour: true },
    );
  return [
    bodyOf(
      [
        flat([-3, -0.6, 0.75, 3, -0.6, 0.75, 3, 2, 0.75, -3, 2, 0.75], wall),
        arch(0.04, lighter(wall, 0.05)),
        arch(0, darker(wall, 0.07)),
      ],
      "shell",
    ),
    bodyOf(look.lit ? [] : [sun(0.1, 0.22), sun(0.4, 0.2)], "marks"),
    bodyOf(
      [
        flat([-3, 0, -1.2, 3, 0, -1.2, 3, 0, 0.6, -3, 0, 0.6], look.wood),
        flat([-3, -0.05, 0.6, 3, -0.05, 0.6, 3, 0, 0.6, -3, 0, 0.6], darker(look.wood, 0.1)),
      ],
      "shell",
    ),
    bodyOf(
      [0.14, -0.12, -0.36, -0.6].map((z) =>
        flat([-3, 0.001, z, 3, 0.001, z, 3, 0.001, z + 0.005, -3, 0.001, z + 0.005], darker(look.wood, 0.07)),
      ),
      "marks",
    ),
  ];
}

const arrangements: Record<StillName, (still: Still) => Body[]> = {
  "still-life": (still) => (arrangedAs(still.dna.id) === "coffee" ? coffee(still) : towels(still)),
  lantern: ({ look }) => [
    ...fretLantern(standing(-0.08, 0.05), look, 1),
    ...fretLantern(standing(0.42, 0.34), look, 0.66),
    ...put(standing(-0.62, 0.34), [
      cushion(-0.28, 0, -0.08, 0.5, 0.12, 0.36, look.textile),
      leaned(cushion(-0.24, 0.1, -0.1, 0.44, 0.34, 0.12, look.second), [0, 0.1, -0.1], 0.2),
    ]),
  ],
};

function coffee(still: Still): Body[] {
  const { look, dna, random } = still;
  return [
    ...put(standing(0, 0.02), coffeeService(look, { y: 0.001, cups: random("cups").whole(2, 4), fineness: 2 })),
    ...lantern(standing(-0.52, 0.3), look, dna.lantern, 0.85),
    ...put(standing(0.5, 0.34), [vase(0, 0, 0, 0.85, look.second, 24), ...sprig(random("sprig"), 0, 0.26, 0, 0.7)]),
  ];
}

function towels({ look, random }: Still): Body[] {
  return [
    bodyOf(placed(standing(0, 0), box(-0.36, 0, -0.14, 0.72, 0.025, 0.42, lighter(look.wood, 0.14))), "furniture"),
    ...put(standing(-0.1, 0.02), [...towelPile(look, 0, 0.026, -0.1), ...towelPile(look, 0, 0.28, -0.1).slice(0, 1)]),
    ...put(standing(0.24, 0), bowlOfFruit(0, 0.026, 0)),
    ...put(standing(0.52, 0.32), [vase(0, 0, 0, 0.9, look.textile, 24), ...sprig(random("sprig"), 0, 0.28, 0, 0.75)]),
  ];
}
