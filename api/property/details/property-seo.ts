import type { PropertyDetails } from "#contract/property/property.ts";
import { propertyDescription, propertyTitle } from "#domain/seo/property-seo.ts";
import type { Brand } from "#domain/site/sites.ts";
import type { PropertyRecord } from "./property-record.ts";

/** The texts for search engines: the editors' own, or those of the templates. */
export function propertySeo(property: PropertyRecord, brand: Brand): PropertyDetails["seoData"] {
  if (property.seoData) return property.seoData;
  const { size, bedRoomCount: bedRooms, bathRoomCount: bathRooms } = property;
  const rooms = { size, bedRooms, bathRooms };
  const en = {
    name: property.nameEn,
    type: property.type?.en,
    area: property.area?.en,
    city: property.city?.en,
    ...rooms,
  };
  const ar = {
    name: property.nameAr,
    type: property.type?.ar,
    area: property.area?.ar,
    city: property.city?.ar,
    ...rooms,
  };
  return {
    titleEn: propertyTitle(en, brand, "en"),
    titleAr: propertyTitle(ar, brand, "ar"),
    descriptionEn: propertyDescription(en, "en"),
    descriptionAr: propertyDescription(ar, "ar"),
  };
}
