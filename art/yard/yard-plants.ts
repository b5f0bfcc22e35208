import { brushFor, layerRandom } from "#art/drawing/brush.ts";
import { lighter } from "#art/drawing/colour.ts";
import { lights } from "#art/drawing/light-presets.ts";
import { shade } from "#art/drawing/shade.ts";
import { bush } from "#art/exterior/plant/bush.ts";
import { palm } from "#art/exterior/plant/palm.ts";
import { type Body, spriteBody } from "#art/geometry/body.ts";
import type { YardPlan } from "./draw-yard.ts";

/** A bush as a sprite, with its own random stream. */
export function yardBush({ exterior, hour }: YardPlan, name: string, x: number, z: number, width: number): Body {
  const draw = (px: number, py: number, scale: number) => {
    const brush = brushFor(exterior.id, "yard", `bush-${name}`, lights[hour]);
    return bush(brush, { x: px, y: py, width: width * scale, blossom: exterior.planting.blossom });
  };
  return spriteBody({ at: [x, 0, z], draw }, width * 1.3, width * 0.8);
}

export function yardPalm({ exterior, hour }: YardPlan, name: string, x: number, z: number, height: number): Body {
  const frond = shade("#44804a", lights[hour], "plant");
  const draw = (px: number, py: number, scale: number) =>
    palm(layerRandom(exterior.id, "yard", `palm-${name}`), {
      x: px,
      y: py,
      height: height * scale,
      leaflets: z < 6 ? 10 : 7,
      colours: { trunk: shade("#7a5a3c", lights[hour], "plant"), frond, frondLight: lighter(frond, 0.075) },
      dates: null,
    });
  return spriteBody({ at: [x, 0, z], draw }, height * 0.8, height * 1.3);
}

/** Whether the property has palms; in the mountains it has none. */
export const hasPalms = ({ exterior }: YardPlan) => exterior.planting.palms > 0;
