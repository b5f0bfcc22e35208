import { type Colour, mix } from "./colour.ts";
import { LAMPS_ON, type Light } from "./light-presets.ts";

/** How strongly the tint and the night colour each kind of surface; walls change least. */
const shares = {
  wall: { tint: 0.62, night: 0.28 },
  trim: { tint: 0.7, night: 0.35 },
  background: { tint: 0.9, night: 0.45 },
  ground: { tint: 0.9, night: 0.5 },
  plant: { tint: 0.8, night: 0.6 },
} as const;

export type Surface = keyof typeof shares;

/** The colour of a surface in a light. Lamps, flames and lit windows are drawn unshaded. */
export function shade(colour: Colour, light: Light, surface: Surface): Colour {
  const { tint, night } = shares[surface];
  return mix(mix(colour, light.tint, light.tintAmount * tint), light.shadow, light.night * night);
}

export const lampsOn = (light: Light) => light.night > LAMPS_ON;
