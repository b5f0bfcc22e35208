import { layerRandom } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import type { LightName } from "#art/drawing/light-presets.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { rect } from "#art/drawing/svg-shapes.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { cameraAt } from "#art/geometry/camera.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { opening } from "#art/geometry/outline.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, tilted } from "#art/geometry/solid-shapes.ts";
import { viewportOf } from "#art/geometry/viewport.ts";
import { towelPile } from "#art/interior/furniture/bathroom-furniture.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { fretLantern } from "#art/interior/furniture/fret-lantern.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { sprig } from "#art/interior/furniture/potted-plants.ts";
import { bowlOfFruit, vase } from "#art/interior/furniture/tables.ts";
import type { InteriorTraits } from "#art/interior/plan/interior-traits.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import { roomLighting } from "#art/interior/room-lighting.ts";
import type { Random } from "#art/random/random.ts";

export const stillLifeNames = ["still-life", "lantern"] as const;
export type StillLifeName = (typeof stillLifeNames)[number];

type StillLife = { palette: RoomPalette; traits: InteriorTraits; random: (part: string) => Random };

/** What the still life shows. */
export function stillLifeSubject(id: string, name: StillLifeName): "coffee" | "towels" | "lantern" {
  return name === "lantern" ? name : arrangementOf(id);
}

function arrangementOf(id: string): "coffee" | "towels" {
  return layerRandom(id, "still-life", "choice").chance(0.6) ? "coffee" : "towels";
}

export const stillLifeHour = (name: StillLifeName): LightName => (name === "lantern" ? "night" : "morning");

/** A close-up: coffee and dates, folded towels, or a lantern at night. */
export function drawStillLife(
  traits: InteriorTraits,
  name: StillLifeName,
  size: { width: number; height: number },
): string {
  const hour = stillLifeHour(name);
  const palette = stillLifePalette(traits, hour);
  const still: StillLife = { palette, traits, random: (part) => layerRandom(traits.id, name, part) };
  const viewport = viewportOf(size);
  const camera = cameraAt({ eye: [0, 0.46, -1.12], yaw: 0, pitch: -0.22, focalLength: 1330, ...viewport });
  const bodies = [...scenery(still), ...arrangements[name](still)];
  const body =
    rect(0, 0, viewport.width, viewport.height, { fill: palette.wall }) +
    drawBodies(bodies, camera, roomLighting(hour, "west"));
  return svgDocument({ ...size, view: { x: 0, y: 0, ...viewport }, definitions: "", body });
}

/** The palette; walls and wood are darker at night. */
function stillLifePalette({ palette }: InteriorTraits, hour: LightName): RoomPalette {
  if (hour !== "night") return { ...palette, lampsOn: false };
  const [wall, accent] = [palette.wall, palette.accent].map((colour) => mix(colour, "#1d1a3a", 0.62)) as [
    Colour,
    Colour,
  ];
  return { ...palette, wall, accent, wood: mix(palette.wood, "#150f1c", 0.35), lampsOn: true };
}

/** The table top, and a wall with an arched niche and sunlight. */
function scenery({ palette, random }: StillLife): Body[] {
  const wall = random("wall").chance(0.5) ? palette.accent : palette.wall;
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
      { opacity: 0.2, unlit: true },
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
    bodyOf(palette.lampsOn ? [] : [sun(0.1, 0.22), sun(0.4, 0.2)], "marks"),
    bodyOf(
      [
        flat([-3, 0, -1.2, 3, 0, -1.2, 3, 0, 0.6, -3, 0, 0.6], palette.wood),
        flat([-3, -0.05, 0.6, 3, -0.05, 0.6, 3, 0, 0.6, -3, 0, 0.6], darker(palette.wood, 0.1)),
      ],
      "shell",
    ),
    bodyOf(
      [0.14, -0.12, -0.36, -0.6].map((z) =>
        flat([-3, 0.001, z, 3, 0.001, z, 3, 0.001, z + 0.005, -3, 0.001, z + 0.005], darker(palette.wood, 0.07)),
      ),
      "marks",
    ),
  ];
}

const arrangements: Record<StillLifeName, (still: StillLife) => Body[]> = {
  "still-life": (still) => (arrangementOf(still.traits.id) === "coffee" ? coffee(still) : towels(still)),
  lantern: ({ palette }) => [
    ...fretLantern(floorFrame(-0.08, 0.05), palette, 1),
    ...fretLantern(floorFrame(0.42, 0.34), palette, 0.66),
    ...placePiece(floorFrame(-0.62, 0.34), [
      cushion(-0.28, 0, -0.08, 0.5, 0.12, 0.36, palette.textile),
      tilted(cushion(-0.24, 0.1, -0.1, 0.44, 0.34, 0.12, palette.second), [0, 0.1, -0.1], 0.2),
    ]),
  ],
};

function coffee(still: StillLife): Body[] {
  const { palette, traits, random } = still;
  return [
    ...placePiece(
      floorFrame(0, 0.02),
      coffeeService(palette, { y: 0.001, cups: random("cups").whole(2, 4), fineness: 2 }),
    ),
    ...lantern(floorFrame(-0.52, 0.3), palette, traits.lantern, 0.85),
    ...placePiece(floorFrame(0.5, 0.34), [
      vase(0, 0, 0, 0.85, palette.second, 24),
      ...sprig(random("sprig"), 0, 0.26, 0, 0.7),
    ]),
  ];
}

function towels({ palette, random }: StillLife): Body[] {
  return [
    bodyOf(placed(floorFrame(0, 0), box(-0.36, 0, -0.14, 0.72, 0.025, 0.42, lighter(palette.wood, 0.14))), "furniture"),
    ...placePiece(floorFrame(-0.1, 0.02), [
      ...towelPile(palette, 0, 0.026, -0.1),
      ...towelPile(palette, 0, 0.28, -0.1).slice(0, 1),
    ]),
    ...placePiece(floorFrame(0.24, 0), bowlOfFruit(0, 0.026, 0)),
    ...placePiece(floorFrame(0.52, 0.32), [
      vase(0, 0, 0, 0.9, palette.textile, 24),
      ...sprig(random("sprig"), 0, 0.28, 0, 0.75),
    ]),
  ];
}
