import type { PropertyDetails } from "#contract/property.ts";
import { homeDescription, homeTitle } from "#domain/seo/property-seo.ts";
import type { Brand } from "#domain/site/sites.ts";
import type { HomeRecord } from "./home-record.ts";

/** What search engines read of a home: the editors' own words, or those of the templates. */
export function homeSeo(home: HomeRecord, brand: Brand): PropertyDetails["seoData"] {
  if (home.seoData) return home.seoData;
  const { size, bedRoomCount: bedRooms, bathRoomCount: bathRooms } = home;
  const rooms = { size, bedRooms, bathRooms };
  const en = { name: home.nameEn, type: home.type?.en, area: home.area?.en, city: home.city?.en, ...rooms };
  const ar = { name: home.nameAr, type: home.type?.ar, area: home.area?.ar, city: home.city?.ar, ...rooms };
  return {
    titleEn: homeTitle(en, brand, "en"),
    titleAr: homeTitle(ar, brand, "ar"),
    descriptionEn: homeDescription(en, "en"),
    descriptionAr: homeDescription(ar, "ar"),
  };
}
