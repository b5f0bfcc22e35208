import { expect, test } from "vitest";
import { carouselProperties, carousels } from "#api/schema/content.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { readPictureSubject } from "./picture-subject.ts";

const described: PictureFacts[] = [];
const app = await testApp({
  env: clockAt("2026-12-01T09:00:00Z"),
  beforeRoutes: async (made) =>
    made.decorate("describePictures", (facts, keys) => {
      described.push(facts);
      return keys.map((key) => ({
        placeholder: `linear-gradient(#${facts.salt}${facts.bedrooms}${facts.bathrooms}, #eee)`,
        alt: { en: `${key} of ${facts.id}`, ar: `صورة ${key}` },
      }));
    }),
});
const stay = { checkIn: "2026-12-03", checkOut: "2026-12-05" };

test("the frame of a property has the same colours on every card, from the facts its pictures are drawn from", async () => {
  const { id } = await aProperty(app.db, {
    cityId: 3,
    bedRoomCount: 3,
    bathRoomCount: 1,
    pictureSalt: 4,
    amenityIds: [amenities.FIRE_PIT],
  });
  await app.db.execute(`INSERT INTO property_space (property_id, rank, space_category_id)
    VALUES (${id}, 1, 1), (${id}, 2, 1), (${id}, 3, 8)`);
  const row = { page: "SEARCH", titleEn: "Fires", titleAr: "نار", position: 0, cityId: 3 } as const;
  const [carousel] = await app.db.insert(carousels).values(row).returning();
  await app.db.insert(carouselProperties).values({ carouselId: carousel?.id as number, propertyId: id, rank: 1 });

  const searchCriteria = [{ lookupTypeId: 2, lookupId: [3] }];
  const search = await post(endpoints.searchProperties.url, { searchCriteria, ...stay });
  const rows = await post(endpoints.listCarousels.url, { page: "SEARCH", cityId: 3, ...stay });

  const cards = [search.properties[0], rows.carousels[0].properties[0]];
  expect(cards.map(({ placeholder }) => placeholder)).toEqual(Array(2).fill("linear-gradient(#431, #eee)"));
  expect(cards.map(({ alt }) => alt)).toEqual(Array(2).fill({ en: `exterior of ${id}`, ar: "صورة exterior" }));
  const drawn = (await readPictureSubject(app.db, id))?.facts;
  expect(described).toEqual([expect.objectContaining(drawn), expect.objectContaining(drawn)]);
  const { images, spaces } = (await app.inject(`${endpoints.getPropertyDetails.url}?propertyId=${id}`)).json();
  expect(described[2]).toEqual(expect.objectContaining(drawn));
  expect(images[0]).toMatchObject({ placeholder: "linear-gradient(#431, #eee)", alt: { en: `exterior of ${id}` } });
  expect(spaces[1].images[0].alt.en).toBe(`pool of ${id}`);
  await post(endpoints.searchProperties.url, { searchCriteria, ...stay });
  expect(described, "a card that was shown is not looked at again").toHaveLength(3);
});

async function post(url: string, payload: object) {
  return (await app.inject({ method: "POST", url, payload })).json();
}
