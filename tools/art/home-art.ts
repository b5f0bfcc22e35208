import { exterior } from "#art/exterior/exterior.ts";
import { exteriorDna } from "#art/exterior/exterior-dna.ts";
import { placeholderColours } from "#art/exterior/placeholder.ts";
import type { LightName } from "#art/light/lights.ts";
import type { ExteriorDna, Region } from "#art/scene/dna.ts";
import { citySketches } from "#art/shell/city-sketches.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

const regionOfCity = new Map(citySketches.map(({ cityId, region }) => [cityId, region]));
const lightOfKey: Record<string, LightName | null> = {
  exterior: null,
  "exterior-night": "night",
  "exterior-dusk": "dusk",
  "exterior-morning": "morning",
};

/** A picture of a home as SVG text; `null` for keys the grammar does not draw. */
export function drawPicture(facts: PictureFacts, key: string, size: { width: number; height: number }): string | null {
  const light = lightOfKey[key];
  return light === undefined ? null : exterior({ ...homeDna(facts), ...(light && { light }) }, size);
}

/** What a card shows until its first picture has come. */
export function placeholderOf(facts: PictureFacts): string {
  const [sky, horizon, ground] = placeholderColours(homeDna(facts));
  return `linear-gradient(${sky}, ${horizon} 46%, ${ground} 64%)`;
}

/** The outside of a home, from which its inside follows. */
export function homeDna(facts: PictureFacts): ExteriorDna {
  const id = facts.salt === 0 ? `${facts.id}` : `${facts.id}~${facts.salt}`;
  return exteriorDna(id, regionOf(facts), { front: frontOf(facts) });
}

function regionOf({ propertyTypeId, cityId }: PictureFacts): Region {
  return propertyTypeId === propertyTypes.CAMP ? "dunes" : (regionOfCity.get(cityId) ?? "najd");
}

function frontOf({ spaceCategoryIds, amenityIds }: PictureFacts): ExteriorDna["front"] {
  if (spaceCategoryIds.includes(spaces.POOL)) return "pool";
  return amenityIds.includes(amenities.FIRE_PIT) ? "fire-pit" : "none";
}
