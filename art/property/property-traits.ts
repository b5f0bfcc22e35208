import { layerRandom } from "#art/drawing/brush.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { cityExteriors } from "#art/exterior/scene/city-exteriors.ts";
import { type CoverSubject, composeLayout, houseWidth } from "#art/exterior/scene/compose-layout.ts";
import type {
  BuildingStyle,
  BuildingTraits,
  ExteriorTraits,
  FrontPiece,
  ShelterStyle,
} from "#art/exterior/scene/exterior-traits.ts";
import { shelterStyles } from "#art/exterior/scene/exterior-traits.ts";
import { stylesByRegion } from "#art/exterior/scene/region-styles.ts";
import { terrainTraits } from "#art/exterior/terrain/terrain-traits.ts";
import { chooseInteriorTraits, type InteriorTraits } from "#art/interior/plan/interior-traits.ts";
import type { Terrain } from "#domain/location/terrains.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasAmenity, hasSpace } from "./property-facts.ts";
import { plantingOf, propertyTerrain, surroundingsOf } from "./property-surroundings.ts";

export type PropertyTraits = { terrain: Terrain; exterior: ExteriorTraits; interior: InteriorTraits };

/** Exterior and interior traits of a property. They show what the listing has, and nothing that contradicts it. */
export function propertyTraits(facts: PictureFacts): PropertyTraits {
  const id = facts.salt ? `${facts.id}~${facts.salt}` : `${facts.id}`;
  const terrain = propertyTerrain(facts);
  const traits = terrainTraits[terrain];
  const region = cityExteriors.find((city) => city.cityId === facts.cityId)?.region ?? "najd";
  const building = buildingFor(facts, id, traits.buildings ?? stylesByRegion[region]);
  const shelter = isShelter(building.style);
  const subject = coverSubject(facts, terrain);
  const width = shelter ? building.width : houseWidth(subject, building.width);
  const chosen = chooseExteriorTraits(id, region, {
    ...surroundingsOf(facts, id, traits),
    building: { ...building, width },
    layout: composeLayout(layerRandom(id, "surroundings", "layout"), subject, width),
    front: frontOf(facts),
    lawn: hasSpace(facts, spaces.GARDEN) || hasAmenity(facts, amenities.GARDEN),
    sideTent: hasSpace(facts, spaces.TENT) && !shelter,
    sideMajlis: subject === "majlis" && !shelter,
  });
  const exterior = { ...chosen, planting: plantingOf(chosen.planting, id, traits) };
  return { terrain, exterior, interior: chooseInteriorTraits(exterior) };
}

const viewTerrains: readonly Terrain[] = ["sea", "juniper", "crags", "sandstone", "mountain-town"];

/** What the first picture is about: the pool, otherwise the view, otherwise what is in the yard. */
function coverSubject(facts: PictureFacts, terrain: Terrain): CoverSubject {
  const hasView = viewTerrains.includes(terrain);
  if (hasPool(facts)) return hasView ? "pool-view" : "pool";
  if (hasView) return "view";
  if (hasAmenity(facts, amenities.FIRE_PIT) || hasSpace(facts, spaces.TENT)) return "yard";
  if (hasSpace(facts, spaces.MAJLIS) && facts.propertyTypeId !== propertyTypes.APARTMENT) return "majlis";
  return hasSpace(facts, spaces.GARDEN) ? "yard" : "house";
}

function frontOf(facts: PictureFacts): FrontPiece {
  if (hasPool(facts)) return "pool";
  return hasAmenity(facts, amenities.FIRE_PIT) ? "fire-pit" : "none";
}

function hasPool(facts: PictureFacts): boolean {
  const pool = [amenities.PRIVATE_POOL, amenities.HEATED_POOL].some((id) => hasAmenity(facts, id));
  return pool || hasSpace(facts, spaces.POOL);
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

/** The width of one tent, dome or cabin. */
const shelterWidths: Record<ShelterStyle, number> = { "tent-camp": 430, dome: 350, "a-frame": 390 };

const isShelter = (style: BuildingStyle): style is ShelterStyle => shelterStyles.some((shelter) => shelter === style);

/** The width follows the number of bedrooms; a pergola only where the listing has outdoor seating. */
function buildingFor(facts: PictureFacts, id: string, local: Styles): BuildingTraits {
  const stream = (part: string) => layerRandom(id, "home-dna", part);
  const style = stream("style").weighted((stylesByType[facts.propertyTypeId] ?? withoutShelters)(local));
  const building = buildingOf(layerRandom(id, "exterior-dna", "building"), style);
  const house = 470 + Math.min(7, facts.bedrooms) * 50 + stream("width").between(-30, 70);
  return {
    ...building,
    width: isShelter(style) ? shelterWidths[style] * Math.min(2, facts.bedrooms) : house,
    pergola: hasAmenity(facts, amenities.OUTDOOR_SEATING) && building.volumes.length > 0,
  };
}
