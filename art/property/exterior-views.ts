import type { Crop } from "#art/drawing/canvas.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { doorwayOf } from "#art/exterior/house/draw-house.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { wideCrop } from "#art/exterior/scene/wide-crop.ts";
import type { ExteriorName } from "./picture-kinds.ts";

type Size = { width: number; height: number };
type View = { traits: ExteriorTraits; crop?: Crop };

/** The night picture must not repeat the first one: when that shows the night, it shows dusk. */
const otherDarkLight = ({ light }: ExteriorTraits): LightName => (light === "night" ? "dusk" : "night");

/** The exterior at another hour or in a closer crop. */
export function exteriorView(exterior: ExteriorTraits, name: ExteriorName, size: Size): View {
  const views: Record<ExteriorName, () => View> = {
    exterior: () => ({ traits: exterior, crop: wideCrop(exterior, size) }),
    "exterior-night": () => ({
      traits: { ...exterior, light: otherDarkLight(exterior), lanterns: true },
      crop: wideCrop(exterior, size),
    }),
    "exterior-dusk": () => ({
      traits: { ...exterior, light: lampsOn(lights[exterior.light]) ? "golden" : "dusk" },
      crop: closeCrop(exterior, size, 1240),
    }),
    "exterior-morning": () => ({
      traits: { ...exterior, light: exterior.light === "morning" ? "noon" : "morning" },
      crop: closeCrop(exterior, size, 1180),
    }),
    entrance: () => ({
      traits: { ...exterior, light: "golden", front: "none", lanterns: false },
      crop: entranceCrop(exterior, size),
    }),
  };
  return views[name]();
}

function closeCrop({ layout }: ExteriorTraits, { width, height }: Size, cropWidth: number): Crop {
  const cropHeight = (cropWidth * height) / width;
  return {
    centre: (layout.centre + 800) / 2,
    top: layout.groundLine + cropHeight * 0.28 - cropHeight,
    width: cropWidth,
  };
}

/** A crop around the front door. */
function entranceCrop(exterior: ExteriorTraits, { width, height }: Size): Crop {
  const door = doorwayOf(sceneOf(exterior));
  const cropWidth = door === null ? 760 : 560;
  const cropHeight = (cropWidth * height) / width;
  return {
    centre: door ?? exterior.layout.centre,
    top: exterior.layout.groundLine + cropHeight * 0.3 - cropHeight,
    width: cropWidth,
  };
}
