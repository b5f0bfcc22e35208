import { layerRandom } from "#art/drawing/brush.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { cityExteriors } from "#art/exterior/scene/city-exteriors.ts";
import type {
  BackgroundKind,
  BuildingStyle,
  BuildingTraits,
  ExteriorTraits,
  FrontPiece,
  Region,
} from "#art/exterior/scene/exterior-traits.ts";
import { shelterStyles } from "#art/exterior/scene/exterior-traits.ts";
import { backgroundsByRegion, stylesByRegion } from "#art/exterior/scene/region-styles.ts";
import { chooseInteriorTraits, type InteriorTraits } from "#art/interior/plan/interior-traits.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasAmenity, hasSpace } from "./property-facts.ts";

export type PropertyTraits = { exterior: ExteriorTraits; interior: InteriorTraits };

/** Exterior and interior traits of a property. They show what the listing has, and nothing that contradicts it. */
export function propertyTraits(facts: PictureFacts): PropertyTraits {
  const id = facts.salt ? `${facts.id}~${facts.salt}` : `${facts.id}`;
  const region = regionOf(facts);
  const building = buildingFor(facts, id, region);
  const shelter = shelterStyles.some((style) => style === building.style);
  const exterior = chooseExteriorTraits(id, region, {
    building,
    background: backgroundOf(facts, id, region),
    front: frontOf(facts),
    lawn: hasSpace(facts, spaces.GARDEN) || hasAmenity(facts, amenities.GARDEN),
    sideTent: hasSpace(facts, spaces.TENT) && !shelter,
  });
  return { exterior, interior: chooseInteriorTraits(exterior) };
}

function regionOf({ cityId, propertyTypeId }: PictureFacts): Region {
  const region = cityExteriors.find((city) => city.cityId === cityId)?.region ?? "najd";
  return propertyTypeId === propertyTypes.CAMP && region !== "sandstone" && region !== "mountain" ? "dunes" : region;
}

/** The sea only where the property stands at it, and there always. A region without a coast keeps its own. */
function backgroundOf({ isBySea }: PictureFacts, id: string, region: Region): readonly BackgroundKind[] {
  const all = backgroundsByRegion[region];
  const fitting = all.filter((kinds) => kinds.includes("sea") === isBySea);
  return layerRandom(id, "exterior-dna", "far").pick(fitting.length > 0 ? fitting : all);
}

function frontOf(facts: PictureFacts): FrontPiece {
  const pool = [amenities.PRIVATE_POOL, amenities.HEATED_POOL].some((id) => hasAmenity(facts, id));
  if (pool || hasSpace(facts, spaces.POOL)) return "pool";
  return hasAmenity(facts, amenities.FIRE_PIT) ? "fire-pit" : "none";
}

type Styles = Partial<Record<BuildingStyle, number>>;

/** Building styles of property types that do not depend only on the region. */
const stylesByType: Record<number, (region: Styles) => Styles> = {
  [propertyTypes.CAMP]: (region) => ({ "tent-camp": 5, dome: region.dome ?? 1 }),
  [propertyTypes.CABIN]: () => ({ "a-frame": 4, "stone-farm": 1 }),
  [propertyTypes.APARTMENT]: (region) => ({ modern: 4, hijazi: region.hijazi ?? 0, coastal: region.coastal ?? 0 }),
  [propertyTypes.FARM]: (region) => ({ ...withoutShelters(region), "stone-farm": 4 }),
};

function withoutShelters(region: Styles): Styles {
  const { "tent-camp": _tents, dome: _domes, "a-frame": _frames, ...houses } = region;
  return houses;
}

/** The width follows the number of bedrooms; a pergola only where the listing has outdoor seating. */
function buildingFor(facts: PictureFacts, id: string, region: Region): BuildingTraits {
  const stream = (part: string) => layerRandom(id, "home-dna", part);
  const local = stylesByRegion[region];
  const style = stream("style").weighted((stylesByType[facts.propertyTypeId] ?? withoutShelters)(local));
  const building = buildingOf(layerRandom(id, "exterior-dna", "building"), style);
  const wide = 540 + Math.min(7, facts.bedrooms) * 58 + stream("width").between(-40, 90);
  return {
    ...building,
    width: Math.min(1000, Math.max(600, wide)),
    pergola: hasAmenity(facts, amenities.OUTDOOR_SEATING) && building.volumes.length > 0,
  };
}
