import type { ImportedHome } from "#contract/host/imported-home.ts";
import { agreesOnFamilies } from "#domain/listing/families-only.ts";
import { hasRooms } from "#domain/listing/has-rooms.ts";
import { judgePin, type PinFault } from "#domain/listing/judge-pin.ts";
import { licenceForm } from "#domain/listing/licence.ts";
import { agreesOnPets } from "#domain/listing/pets.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { ImportNames, NamedPlace } from "../import-names.ts";
import { type ImportProblem, shownValue } from "../import-problem.ts";
import { type HomeDraft, originAt } from "../read/home-draft.ts";
import { isAddress, photoFinder } from "../read/home-photos.ts";

type Refuse = (path: PropertyKey[], read: unknown, allowed: string) => void;
type Rule = (home: ImportedHome, names: ImportNames, refuse: Refuse, folder: string) => void;

function pinWords(fault: PinFault, city: NamedPlace, area: NamedPlace): string {
  if (fault === "swapped") return "latitude first: the two are swapped";
  const near = fault === "far-from-area" ? area : city;
  return `a point within ${near.reachKm} km of ${near.en}`;
}

const rules: readonly Rule[] = [
  knownLookups,
  (home, names, refuse) => {
    const [city, area] = [names.cities.get(home.cityId), names.areas.get(home.areaId)];
    if (!city || !area || area.cityId !== home.cityId) return;
    const fault = judgePin(home, city, area);
    if (fault) refuse(["latitude"], `${home.latitude}, ${home.longitude}`, pinWords(fault, city, area));
  },
  ({ spaces }, _, refuse) => {
    if (!hasRooms(spaces)) refuse(["spaces"], "", "at least one bathroom, and a bedroom or the one room of a studio");
  },
  ({ sleeps, capacity }, _, refuse) => {
    if (sleeps !== null && sleeps > capacity) refuse(["sleeps"], sleeps, `at most the capacity of ${capacity}`);
  },
  ({ guestTypeIds, fixedRuleIds }, _, refuse) => {
    if (!agreesOnFamilies(guestTypeIds, fixedRuleIds))
      refuse(["guestTypeIds"], guestTypeIds, "Families alone, because a rule says “Families only”");
  },
  ({ amenityIds, fixedRuleIds }, _, refuse) => {
    if (!agreesOnPets(amenityIds, fixedRuleIds))
      refuse(["amenityIds"], "Pets welcome", "no Pets welcome, because a rule says “No pets”");
  },
  ({ nameEn, nameAr }, names, refuse) => {
    for (const [field, name] of Object.entries({ nameEn, nameAr }))
      if (names.isPlaceName(name)) refuse([field], name, "a name of its own, not that of a city, area or landmark");
  },
  ({ licenseNumber, cityId }, names, refuse) => {
    const { form, words } = licenceForm(names.cities.get(cityId)?.countryCode ?? "");
    if (licenseNumber !== null && !form.test(licenseNumber)) refuse(["licenseNumber"], licenseNumber, words);
  },
  ({ policyTypeId, freeCancellationHours }, _, refuse) => {
    if (freeCancellationHours === 0 && policyTypeId !== policyTypes.NON_REFUNDABLE)
      refuse(["freeCancellationHours"], 0, "0 only for a home that is non-refundable");
  },
  uniqueParts,
  tourDoors,
  pictureFiles,
];

/** What is wrong between the fields of a home whose fields are each in their bounds. */
export function homeRules(home: ImportedHome, draft: HomeDraft, names: ImportNames, folder: string): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const refuse: Refuse = (path, read, allowed) => {
    const { file, row, column } = originAt(draft, path);
    problems.push({ file, row, column, read: shownValue(read), allowed });
  };
  for (const rule of rules) rule(home, names, refuse, folder);
  return problems;
}

function knownLookups(home: ImportedHome, names: ImportNames, refuse: Refuse): void {
  const require = (type: number, ids: readonly number[], path: PropertyKey[]) => {
    const unknown = ids.find((id) => !names.has(type, id));
    if (unknown !== undefined) refuse(path, unknown, `one of ${names.labels(type).join(", ")}`);
  };
  require(lookupTypes.PROPERTY_TYPE, [home.propertyTypeId], ["propertyTypeId"]);
  require(lookupTypes.GUEST_TYPE, home.guestTypeIds, ["guestTypeIds"]);
  require(lookupTypes.AMENITY, home.amenityIds, ["amenityIds"]);
  require(lookupTypes.RULE, home.fixedRuleIds, ["fixedRuleIds"]);
  require(lookupTypes.CITY, [home.cityId], ["cityId"]);
  if (names.areas.get(home.areaId)?.cityId !== home.cityId) refuse(["areaId"], home.areaId, "an area of the city");
  for (const [index, { spaceCategoryId }] of home.spaces.entries())
    require(lookupTypes.SPACE_CATEGORY, [spaceCategoryId], ["spaces", index, "spaceCategoryId"]);
  for (const [index, { additionalInfoCategoryId }] of home.infos.entries())
    require(lookupTypes.ADDITIONAL_CATEGORY, [additionalInfoCategoryId], ["infos", index, "additionalInfoCategoryId"]);
}

/** Parts that a home has once. */
function uniqueParts(home: ImportedHome, _: ImportNames, refuse: Refuse): void {
  const once = <Part>(
    name: keyof ImportedHome,
    parts: readonly Part[],
    keyOf: (part: Part) => unknown,
    field: string,
  ) => {
    const seen = new Set<unknown>();
    for (const [index, part] of parts.entries()) {
      if (seen.has(keyOf(part))) refuse([name, index, field], keyOf(part), "each one once");
      seen.add(keyOf(part));
    }
  };
  once("infos", home.infos, (info) => info.additionalInfoCategoryId, "additionalInfoCategoryId");
  once("feeds", home.feeds, ({ url }) => url, "url");
  once("photos", home.photos, ({ file }) => file, "file");
  once("panoramas", home.panoramas, ({ file }) => file, "file");
}

function tourDoors({ panoramas }: ImportedHome, _: ImportNames, refuse: Refuse): void {
  for (const [index, { doors }] of panoramas.entries()) {
    const isWrong = (to: number, at: number) =>
      to === index + 1 || to > panoramas.length || doors.findIndex((door) => door.to === to) !== at;
    const wrong = doors.find(({ to }, at) => isWrong(to, at));
    if (wrong)
      refuse(["panoramas", index, "doors"], wrong.to, `one door to each other panorama, 1 to ${panoramas.length}`);
  }
}

function pictureFiles(home: ImportedHome, _: ImportNames, refuse: Refuse, folder: string): void {
  const find = photoFinder(folder, home.externalId);
  for (const name of ["photos", "panoramas"] as const) {
    for (const [index, { file }] of home[name].entries()) {
      if (isAddress(file)) continue;
      const found = find(file);
      if ("allowed" in found) refuse([name, index, "file"], file, found.allowed);
    }
  }
}
