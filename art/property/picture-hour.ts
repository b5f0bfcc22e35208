import type { LightName } from "#art/drawing/light-presets.ts";
import { roomHour } from "#art/interior/room.ts";
import { yardHour } from "#art/yard/draw-yard.ts";
import { yardKinds } from "#art/yard/yard-kinds.ts";
import { exteriorView } from "./exterior-views.ts";
import type { PictureKind } from "./picture-kinds.ts";
import type { PropertyTraits } from "./property-traits.ts";
import { stillLifeHour } from "./still-life.ts";

/** The hour a picture shows, told without drawing it. */
export function pictureHour({ exterior, interior }: PropertyTraits, what: PictureKind): LightName {
  if (what.kind === "exterior") return exteriorView(exterior, what.name, { width: 3, height: 2 }).traits.light;
  if (what.kind === "room") return roomHour(interior.id, what.room);
  if (what.kind === "yard") return yardHour(yardKinds[what.name], interior.id, what.name);
  return what.kind === "still" ? stillLifeHour(what.name) : "noon";
}
