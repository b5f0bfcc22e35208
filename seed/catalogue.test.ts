import { expect, test } from "vitest";
import { areas } from "#api/reference/data/areas.ts";
import { cities } from "#api/reference/data/cities.ts";
import { countries, nearCountries } from "#api/reference/data/countries.ts";
import { makeSeasons } from "#api/reference/season-rows.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { seasonCalendar } from "#domain/price/season.ts";
import { sites } from "#domain/site/sites.ts";
import { addDays } from "#domain/stay/day.ts";
import { catalogue } from "./seed.ts";

const ARABIC = /^[\p{Script=Arabic}\p{M} ]+( \d+)?$/u;
const LATIN = /^[\p{Script=Latin} ]+( \d+)?$/u;
const options = { properties: 1200, seed: 1, today: "2026-11-15", light: false };
const properties = [...catalogue(options)];
const rows = properties.map(({ property }) => property);

test("the same seed and the same day make the same homes to the last word, another seed makes others", () => {
  const few = (given: Partial<typeof options>) => [...catalogue({ ...options, properties: 120, ...given })];

  expect(few({})).toEqual(properties.slice(0, 120));
  expect(few({ seed: 2 })[119]).not.toEqual(properties[119]);
});

test("every city has its share, the most in Riyadh", () => {
  const counts = cities.map(({ id }) => ({ id, count: rows.filter((row) => row.cityId === id).length }));
  const largest = counts.toSorted((a, b) => b.count - a.count)[0];

  expect(Math.min(...counts.map(({ count }) => count))).toBeGreaterThanOrEqual(20);
  expect(largest).toMatchObject({ id: 5 });
  expect(largest?.count).toBeGreaterThan(280);
});

test("every home, city and area is named in both scripts", () => {
  const names = [...rows.map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr })), ...cities, ...areas];

  expect(names.filter(({ en, ar }) => !LATIN.test(en) || !ARABIC.test(ar))).toEqual([]);
});

test("no two homes share a name, in either language, even where a city has thousands", () => {
  const crowd = [...catalogue({ ...options, properties: fewOrAll(3000, 8000), cityId: 5, light: true })].map(
    (property) => property.property,
  );

  for (const list of [rows, crowd]) {
    expect(new Set(list.map((row) => row.nameEn)).size).toBe(list.length);
    expect(new Set(list.map((row) => row.nameAr)).size).toBe(list.length);
  }
});

test("among 1,200 homes hardly one needs a number to be unique", () => {
  expect(rows.filter(({ nameEn }) => /\d/.test(nameEn)).length).toBeLessThan(12);
});

test("every area has a home, so that no district filter is empty, and a home lies in an area of its city", () => {
  const cityOf = new Map(areas.map(({ id, cityId }) => [id, cityId]));
  const used = new Set(rows.map((row) => row.areaId));

  expect(areas.filter(({ id }) => !used.has(id))).toEqual([]);
  expect(rows.filter(({ areaId, cityId }) => cityOf.get(areaId) !== cityId)).toEqual([]);
});

test("a home lies within 2 km of the middle of its area and 50 km of its city's", () => {
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  const cityOf = new Map(cities.map((city) => [city.id, city]));
  const far = rows.filter(({ areaId, cityId, latitude, longitude }) => {
    const from = (centre?: readonly [number, number]) => centre && kilometres([latitude, longitude], centre);
    return (from(areaOf.get(areaId)?.centre) ?? 9e9) > 2 || (from(cityOf.get(cityId)?.centre) ?? 9e9) > 50;
  });

  expect(far).toEqual([]);
});

test("weekends cost more than weekdays, Dubai more than Buraydah, and more rooms more than fewer", () => {
  const average = (list: typeof rows) => list.reduce((sum, row) => sum + row.weekdayPrice, 0) / list.length;
  const of = (cityId: number) => average(rows.filter((row) => row.cityId === cityId));
  const chalets = (bedRoomCount: number) =>
    average(rows.filter((row) => row.propertyTypeId === 1 && row.cityId === 5 && row.bedRoomCount === bedRoomCount));

  expect(rows.filter((row) => row.weekendPrice <= row.weekdayPrice)).toEqual([]);
  expect(of(13)).toBeGreaterThan(of(9) * 2);
  expect(chalets(4)).toBeGreaterThan(chalets(1));
});

test("any night of the year costs between 150 and 20,000 riyals, all inclusive, on every site", () => {
  const seasons = seasonCalendar(makeSeasons(options.today));
  const strange = properties.flatMap(({ property, discounts, nightRates }, index) => {
    const site = sites[index % sites.length] as (typeof sites)[number];
    const rates = {
      weekdayPrice: property.weekdayPrice,
      weekendPrice: property.weekendPrice,
      seasonPercents: property.seasonPercents ?? {},
      serviceFee: property.serviceFee ?? 0,
      discounts: discounts.map(({ fromDay, toDay, ...given }) => ({ ...given, from: fromDay, to: toDay })),
      overrides: Object.fromEntries(nightRates.map(({ night, price }) => [night, price])),
    };
    const nights = Array.from({ length: 61 }, (_, step) => addDays(options.today, step * 6));
    const country = cities.find(({ id }) => id === property.cityId)?.countryCode ?? "";
    return nights
      .map((night) => ({ checkIn: night, checkOut: addDays(night, 1) }))
      .map(
        (stay) =>
          pricePropertyStay(rates, stay, { site, propertyCountry: country, seasons, today: options.today }).total / 100,
      )
      .filter((total) => total < 150 || total > 20_000);
  });

  expect(strange).toEqual([]);
});

test("about a sixth of the homes have a tour, and only those have its media", () => {
  const tours = properties.filter(({ property }) => property.is3DView);

  expect(tours.length / properties.length).toBeGreaterThan(0.13);
  expect(tours.length / properties.length).toBeLessThan(0.22);
  expect(properties.filter(({ property, media }) => property.is3DView !== media.length > 0)).toEqual([]);
});

test("nearly all countries of the world, each once, with a dial code", () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length);
  expect(countries.filter(([, dialCode]) => !/^\+\d{1,4}$/.test(dialCode))).toEqual([]);
  expect(nearCountries.filter((near) => !countries.some(([code]) => code === near))).toEqual([]);
});

/** Great-circle distance. */
function kilometres(from: readonly [number, number], to: readonly [number, number]): number {
  const [lat1, lng1, lat2, lng2] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const chord = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

test("some homes belong to a compound, and some keep the name that their host wrote", () => {
  const share = (count: number) => count / rows.length;
  expect(share(rows.filter(({ compoundNameEn }) => compoundNameEn).length)).toBeGreaterThan(0.05);
  expect(share(rows.filter(({ originalNameAr }) => originalNameAr).length)).toBeGreaterThan(0.05);
});

test("about a tenth of the homes have a service fee of whole riyals", () => {
  const fees = rows.map(({ serviceFee = 0 }) => serviceFee).filter((fee) => fee > 0);
  expect(fees.length / rows.length).toBeGreaterThan(0.07);
  expect(fees.length / rows.length).toBeLessThan(0.13);
  expect(fees.filter((fee) => fee % 100 > 0)).toEqual([]);
});

test("some homes tell about Covid-19", () => {
  const COVID = 2;
  const telling = properties.filter(({ infos }) => infos.some((each) => each.additionalInfoCategoryId === COVID));
  expect(telling.length / properties.length).toBeGreaterThan(0.02);
});
