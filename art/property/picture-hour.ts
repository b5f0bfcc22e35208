import type { LightName } from "#art/drawing/light-presets.ts";
import { roomHour } from "#art/interior/room.ts";
import { yardHour } from "#art/yard/draw-yard.ts";
import { yards } from "#art/yard/yard-kinds.ts";
import { exteriorView } from "./exterior-views.ts";
import type { PictureKind } from "./picture-kinds.ts";
import type { HomeDna } from "./property-traits.ts";
import { stillHour } from "./still-life.ts";

/** The hour a picture shows, told without drawing it. */
export function pictureHour({ outside, inside }: HomeDna, what: PictureKind): LightName {
  if (what.kind === "exterior") return exteriorView(outside, what.name, { width: 3, height: 2 }).dna.light;
  if (what.kind === "room") return roomHour(inside.id, what.room);
  if (what.kind === "yard") return yardHour(yards[what.name], inside.id, what.name);
  return what.kind === "still" ? stillHour(what.name) : "noon";
}
