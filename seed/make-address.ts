import type { Random } from "#art/random/random.ts";
import { namedStreets, postalCodes } from "#seed/data/streets.ts";
import type { PropertyPlan } from "./property-plan.ts";

/** The exact address of a property, written as its country writes addresses. */
export function makeAddress({ city, randomFor }: PropertyPlan) {
  const random = randomFor("address");
  const { street, building } = streetOf(city.countryCode, random);
  const codes = postalCodes[city.id];
  return {
    streetEn: street.en,
    streetAr: street.ar,
    building: String(building),
    postalCode: codes ? String(random.whole(...codes)) : null,
  };
}

/** Kuwait counts blocks and streets, Bahrain roads; Saudi buildings have four digits. */
function streetOf(countryCode: string, random: Random) {
  if (countryCode === "KW") {
    const [block, street] = [random.whole(1, 9), random.whole(101, 349)];
    return {
      street: { en: `Block ${block}, Street ${street}`, ar: `قطعة ${block}، شارع ${street}` },
      building: random.whole(1, 180),
    };
  }
  if (countryCode === "BH") {
    const road = random.whole(2_401, 4_699);
    return { street: { en: `Road ${road}`, ar: `طريق ${road}` }, building: random.whole(101, 2_990) };
  }
  const street = random.pick(namedStreets[countryCode] ?? namedStreets.SA ?? []);
  return { street, building: countryCode === "AE" ? random.whole(2, 240) : random.whole(2_101, 8_999) };
}
