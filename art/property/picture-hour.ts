import type { LightName } from "#art/drawing/light-presets.ts";
import { roomHour } from "#art/interior/room.ts";
import { yardHour } from "#art/yard/draw-yard.ts";
import { yardKinds } from "#art/yard/yard-kinds.ts";
import { exteriorView } from "./exterior-views.ts";
import type { PictureKind } from "./picture-kinds.ts";
import type { PropertyTraits } from "./property-traits.ts";
import { stillLifeHour } from "./still-life.ts";

/** The hour a picture shows, without drawing it. */
export function pictureHour({ exterior, interior }: PropertyTraits, picture: PictureKind): LightName {
  if (picture.kind === "exterior") return exteriorView(exterior, picture.name, { width: 3, height: 2 }).traits.light;
  if (picture.kind === "room") return roomHour(interior.id, picture.room);
  if (picture.kind === "yard") return yardHour(yardKinds[picture.name], interior.id, picture.name);
  return picture.kind === "still-life" ? stillLifeHour(picture.name) : "noon";
}
