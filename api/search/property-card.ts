import type { PropertyCard } from "#contract/search.ts";
import { nightlyPrices } from "#domain/price/nightly-prices.ts";
import { priceStay } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { vatOnHome } from "#domain/site/vat.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { ListedHome } from "./listed-homes.ts";

/** A home as a card shows it, priced for one stay on one site. */
export function propertyCard(home: ListedHome, stay: Stay, site: Site): PropertyCard {
  const vatPercent = vatOnHome(site, home.countryCode).rate;
  const { nights, total, original } = priceStay({ nightly: nightlyPrices(stay, home, site), vatPercent });
  return {
    id: home.id,
    nameEn: home.nameEn,
    nameAr: home.nameAr,
    propertyTypeId: home.propertyTypeId,
    images: [],
    size: home.size,
    rank: home.rank,
    bedRoomCount: home.bedRoomCount,
    bathRoomCount: home.bathRoomCount,
    capacity: home.capacity,
    checkInFrom: home.checkInFrom,
    checkOutTo: home.checkOutTo,
    is3DView: home.is3DView,
    nights,
    priceDetail: {
      totalPrice: riyals(total),
      originalPrice: riyals(original),
      nightlyPrice: riyals(Math.floor(total / nights)),
      currency: "SAR",
    },
    location: { areaId: home.areaId, cityId: home.cityId },
  };
}
