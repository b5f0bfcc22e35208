import type { Brush } from "#art/drawing/brush.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { ellipse } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ShelterStyle } from "#art/exterior/scene/exterior-traits.ts";
import { aFrame } from "./a-frame.ts";
import { dome } from "./dome.ts";
import { type ShelterPosition, shelterPositions } from "./shelter-positions.ts";
import { tent } from "./tent.ts";

type Shelter = {
  unit: number;
  draw: (brush: Brush, scene: Scene, position: ShelterPosition) => string;
};

const shelters: Record<ShelterStyle, Shelter> = {
  "tent-camp": { unit: 400, draw: tent },
  dome: { unit: 330, draw: dome },
  "a-frame": { unit: 340, draw: aFrame },
};

/** A camp of one to three shelters. */
export function drawShelters(brush: Brush, scene: Scene, style: ShelterStyle): string {
  const { unit, draw } = shelters[style];
  const positions = shelterPositions(scene, unit);
  return positions
    .map((position) => drawContactShadow(brush, position) + draw(brush, scene, position) + drawGlow(brush, position))
    .join("");
}

function drawContactShadow({ light }: Brush, { x, y, width }: ShelterPosition): string {
  return ellipse(x, y + 4, width * 0.56, 17, {
    fill: light.shadow,
    opacity: 0.3,
    blur: 12,
  });
}

function drawGlow(brush: Brush, { x, y, width }: ShelterPosition): string {
  if (!lampsOn(brush.light)) return "";
  const glow = brush.radial([
    [0, "#ffc566", 0.5],
    [0.5, "#ffc566", 0.16],
    [1, "#ffc566", 0],
  ]);
  return ellipse(x, y + 6, width * 0.5, width * 0.22, { fill: glow });
}
