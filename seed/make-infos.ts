import type { propertyInfo } from "#api/schema/property.ts";
import {
  accessibilityInfo,
  apartmentParking,
  covidInfo,
  parkingInfo,
  stepFreeInfo,
} from "#seed/data/property-texts.ts";
import type { PropertyPlan } from "./property-plan.ts";

const PARKING = 1;
const COVID = 2;
const ACCESSIBILITY = 3;
const WITH_COVID = 0.2;

/** What a property says of parking, hygiene and accessibility. */
export function makeInfos({ id: propertyId, kind, randomFor }: PropertyPlan): (typeof propertyInfo.$inferInsert)[] {
  const random = randomFor("infos");
  const cars = String(random.whole(3, 8));
  const parking = kind === "apartment" ? apartmentParking : random.pick(parkingInfo);
  const access = random.pick(accessibilityInfo);
  const covidRandom = randomFor("covid");
  const covid = covidRandom.pick(covidInfo);
  const info = (additionalInfoCategoryId: number, en: string, ar: string) => ({
    propertyId,
    additionalInfoCategoryId,
    descriptionEn: en,
    descriptionAr: ar,
  });
  return [
    info(PARKING, parking.en.replace("{n}", cars), parking.ar.replace("{n}", cars)),
    ...(covidRandom.chance(WITH_COVID) ? [info(COVID, covid.en, covid.ar)] : []),
    ...(random.chance(0.7) ? [info(ACCESSIBILITY, access.en, access.ar)] : []),
  ];
}

/** Whether a property says that a wheelchair can enter it. */
export function isStepFree(plan: PropertyPlan): boolean {
  return makeInfos(plan).some(({ descriptionEn }) => stepFreeInfo.some(({ en }) => en === descriptionEn));
}
