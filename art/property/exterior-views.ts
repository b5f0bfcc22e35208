import type { Crop } from "#art/drawing/canvas.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { doorwayOf } from "#art/exterior/house/draw-house.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorDna } from "#art/exterior/scene/exterior-traits.ts";
import { wideCrop } from "#art/exterior/scene/wide-crop.ts";
import type { ExteriorName } from "./picture-kinds.ts";

type Size = { width: number; height: number };
type View = { dna: ExteriorDna; crop?: Crop };

/** A second evening picture must not repeat the first: when the hero is dark, "night" is the other dark hour. */
const otherDark = ({ light }: ExteriorDna): LightName => (light === "night" ? "dusk" : "night");

/** The home from outside at another hour, or from nearer. */
export function exteriorView(outside: ExteriorDna, name: ExteriorName, size: Size): View {
  const views: Record<ExteriorName, () => View> = {
    exterior: () => ({ dna: outside, crop: wideCrop(outside, size) }),
    "exterior-night": () => ({
      dna: { ...outside, light: otherDark(outside), lanterns: true },
      crop: wideCrop(outside, size),
    }),
    "exterior-dusk": () => ({
      dna: { ...outside, light: lampsOn(lights[outside.light]) ? "golden" : "dusk" },
      crop: closer(outside, size, 1240),
    }),
    "exterior-morning": () => ({
      dna: { ...outside, light: outside.light === "morning" ? "noon" : "morning" },
      crop: closer(outside, size, 1180),
    }),
    entrance: () => ({
      dna: { ...outside, light: "golden", front: "none", lanterns: false },
      crop: entranceCrop(outside, size),
    }),
  };
  return views[name]();
}

function closer({ place }: ExteriorDna, { width, height }: Size, wide: number): Crop {
  const high = (wide * height) / width;
  return { centre: (place.centre + 800) / 2, top: place.groundLine + high * 0.28 - high, width: wide };
}

/** The door, its lamps and the steps. */
function entranceCrop(outside: ExteriorDna, { width, height }: Size): Crop {
  const door = doorwayOf(sceneOf(outside));
  const wide = door === null ? 760 : 560;
  const high = (wide * height) / width;
  return { centre: door ?? outside.place.centre, top: outside.place.groundLine + high * 0.3 - high, width: wide };
}
