import { type Colour, mix } from "#art/drawing/colour.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { placeholderColours } from "#art/exterior/scene/placeholder-colours.ts";
import type { PictureKind } from "./picture-kinds.ts";
import type { PropertyTraits } from "./property-traits.ts";

/** The three colours of a picture's placeholder, from top to bottom. */
export function pictureColours(
  { exterior, interior }: PropertyTraits,
  picture: PictureKind,
  hour: LightName,
): [Colour, Colour, Colour] {
  const { wall, accent, floor, wood, textile } = interior.palette;
  const warm = (colour: Colour) => mix(colour, "#ffb866", lights[hour].night * 0.2);
  if (picture.kind === "room") return [warm(wall), warm(mix(accent, textile, 0.3)), warm(floor)];
  if (picture.kind === "still-life") return [warm(accent), warm(wall), warm(wood)];
  if (picture.kind === "site-plan") return [exterior.ground[0], exterior.building.colours.wall, exterior.pool.deck];
  return placeholderColours({ ...exterior, light: hour });
}
