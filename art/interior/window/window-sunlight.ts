import { lights } from "#art/drawing/light-presets.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { toWorld } from "#art/geometry/frame.ts";
import type { Opening } from "#art/geometry/outline.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

const STEPS = 4;
const STRENGTH = 0.34;

/** The sunlight of each window on the floor, with soft edges; none after sunset. */
export function windowSunlight({ shape, hour, palette }: Plan, wall: Wall, openings: readonly Opening[]): Body[] {
  if (palette.lampsOn) return [];
  const frame = wallFrame(shape, wall);
  const low = lights[hour].sunHeight < 0.4;
  const [start, reach, slant] = low ? [0.5, 2.3, 0.7] : [0.25, 1.3, 0.35];
  const clamp = ([x, y, z]: Vec): Vec => [
    Math.min(shape.width - 0.02, Math.max(0.02, x)),
    y,
    Math.min(shape.depth - 0.02, Math.max(0.02, z)),
  ];
  const patches = openings.flatMap(({ left, right }) =>
    Array.from({ length: STEPS }, (_, step): Face => {
      const soft = 0.07 * (1 - step / STEPS) * 2 - 0.06;
      const corners: Vec[] = [
        [left - soft, 0.006, start - soft],
        [left - soft + slant, 0.006, start + reach + soft],
        [right + soft + slant, 0.006, start + reach + soft],
        [right + soft, 0.006, start - soft],
      ];
      const points = corners.map((corner) => clamp(toWorld(frame, corner)));
      return {
        points,
        colour: low ? "#ffdf9c" : "#fff3cf",
        opacity: STRENGTH / STEPS,
        unlit: true,
        twoSided: true,
      };
    }),
  );
  return [bodyOf(patches, "light")];
}
