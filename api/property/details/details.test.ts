import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { propertyInfo, propertySpaces, spaceMedia } from "#api/schema/property.ts";
import { stayRules } from "#api/schema/rate.ts";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { spaces } from "#domain/lookup/spaces.ts";

const clock = clockAt("2026-12-01T09:00:00Z");
let app: Awaited<ReturnType<typeof testApp>>;

type AskOptions = { on?: typeof app; cookie?: string; host?: string };
const ask = (id: unknown, { on = app, cookie = "", host = "mabeet-sa.localhost" }: AskOptions = {}) =>
  on.inject({ url: `/api/accommodation/property/details?propertyId=${id}`, headers: { host, cookie } });
const detailsOf = async (id: number, options?: AskOptions): Promise<PropertyDetails> => (await ask(id, options)).json();
beforeAll(async () => {
  app = await testApp({ env: clock });
  const label = (lookupTypeId: number, id: number, valueEn: string, valueAr: string, groupId?: number) =>
    aLookup(app.db, { lookupTypeId, id, valueEn, valueAr, rank: 100 - id, ...(groupId ? { groupId } : {}) });
  await label(1, 3, "Riyadh Region", "منطقة الرياض");
  await label(2, 5, "Riyadh", "الرياض", 3);
  await label(3, 501, "Al Malqa", "الملقا");
  await label(7, 1, "Chalet", "شاليه");
  await label(11, 1, "Outdoors", "في الخارج");
  await label(11, 2, "Kitchen", "المطبخ");
  await label(5, 1, "Pool", "مسبح", 1);
  await label(5, 2, "Barbecue", "شواء", 1);
  await label(5, 3, "Oven", "فرن", 2);
});

test("a guest gets the name, size, place and rules of a home", async () => {
  const property = await aProperty(app.db, {
    insuranceAmount: 30_000,
    addressEn: "Al Malqa, Riyadh",
    addressAr: "الملقا، الرياض",
    fixedRuleIds: [1, 6],
    otherRules: [{ en: "Shoes off in the majlis", ar: "خلع الأحذية في المجلس" }],
    guestTypeIds: [1],
    licenseNumber: "50001234",
    amenityIds: [3, 1, 2],
  });

  expect(await detailsOf(property.id)).toMatchObject({
    propertyId: property.id,
    nameEn: "Qamra Chalet",
    nameAr: "شاليه قمرا",
    size: 480,
    propertyTypeId: 1,
    bedRoomCount: 2,
    bathRoomCount: 2,
    licenseNumber: "50001234",
    guestTypeIds: [1],
    policyTypeId: 3,
    freeCancellationHours: 60,
    timeZone: "Asia/Riyadh",
    rules: {
      fixedRules: [{ ruleId: 1 }, { ruleId: 6 }],
      otherRules: [{ descriptionEn: "Shoes off in the majlis", descriptionAr: "خلع الأحذية في المجلس" }],
    },
    location: { cityId: 5, regionId: 3, areaId: 501, addressEn: "Al Malqa, Riyadh", addressAr: "الملقا، الرياض" },
    amenityTypes: [
      { typeId: 2, rank: 98, iconUrl: "/icons/amenity-type-2.svg", amenities: [{ id: 3, rank: 97 }] },
      {
        typeId: 1,
        rank: 99,
        iconUrl: "/icons/amenity-type-1.svg",
        amenities: [
          { id: 2, rank: 98 },
          { id: 1, rank: 99 },
        ],
      },
    ],
    data: { insuranceAmount: 300, capacity: 12, checkinBeginTime: "16:00", checkoutEndTime: "12:00" },
  });
});

test("spaces are listed by kind with their pictures, and the last medium is the tour", async () => {
  const property = await aProperty(app.db);
  await app.db.insert(propertySpaces).values([
    { propertyId: property.id, rank: 1, spaceCategoryId: spaces.BEDROOM, detailEn: "King bed", detailAr: "سرير كبير" },
    { propertyId: property.id, rank: 2, spaceCategoryId: spaces.MAJLIS },
    { propertyId: property.id, rank: 3, spaceCategoryId: spaces.BEDROOM },
  ]);
  await app.db.insert(spaceMedia).values([
    { propertyId: property.id, spaceRank: 2, rank: 1, mediaUrl: "/film/1" },
    { propertyId: property.id, spaceRank: 2, rank: 2, mediaUrl: "/tour/1" },
  ]);
  const { spaces: found, images, thumbnailImageUrl } = await detailsOf(property.id);

  expect(found.map(({ spaceCategoryId, count }) => [spaceCategoryId, count])).toEqual([
    [spaces.BEDROOM, 2],
    [spaces.MAJLIS, 1],
  ]);
  expect(found[0]?.details).toEqual([{ descriptionEn: "King bed", descriptionAr: "سرير كبير" }]);
  expect(found[0]?.images.length).toBeGreaterThan(0);
  expect(found[1]?.media.at(-1)).toEqual({ mediaUrl: "/tour/1" });
  expect(images.length).toBeGreaterThanOrEqual(8);
  expect(thumbnailImageUrl).toBe(images[0]?.url);
  expect(images.every(({ url }) => url.startsWith(`/img/2/${property.id}/`))).toBe(true);
});

test("parking and accessibility have their own fields, and only current and future rules are listed", async () => {
  const property = await aProperty(app.db);
  await app.db.insert(propertyInfo).values([
    { propertyId: property.id, additionalInfoCategoryId: 1, descriptionEn: "Six cars", descriptionAr: "ست سيارات" },
    { propertyId: property.id, additionalInfoCategoryId: 3, descriptionEn: "No steps", descriptionAr: "بلا درج" },
  ]);
  await app.db.insert(stayRules).values([
    { propertyId: property.id, fromDay: "2026-11-01", toDay: "2026-11-30", minStayArrival: 4 },
    { propertyId: property.id, fromDay: "2026-12-25", toDay: "2026-12-31", minStayArrival: 2 },
  ]);
  const details = await detailsOf(property.id);

  expect(details.parking).toEqual({ descriptionEn: "Six cars", descriptionAr: "ست سيارات" });
  expect(details.covid19Safety).toBeNull();
  expect(details.accessibility?.descriptionAr).toBe("بلا درج");
  expect(details.additionalInfo).toHaveLength(2);
  expect(details.nightlyRules).toEqual([
    {
      from: "2026-12-25",
      to: "2026-12-31",
      minStayArrival: 2,
      closedToArrival: false,
      closedToDeparture: false,
    },
  ]);
});

test("the answer has the score of our guests, and none of Google", async () => {
  const property = await aProperty(app.db);
  await aReview(app.db, property.id, { rating: 9 });
  await aReview(app.db, property.id, { rating: 8 });
  await app.db.execute(
    sql`INSERT INTO google_rating (property_id, average_rating, review_count) VALUES (${property.id}, 4.2, 1)`,
  );
  const { review, hasGoogleReviews } = await detailsOf(property.id);

  expect(review).toEqual({ averageRating: 8.5, reviewCount: 2, summary: { en: "Very good", ar: "جيد جدًا" } });
  expect(hasGoogleReviews).toBe(false);
  expect((await detailsOf((await aProperty(app.db)).id)).review).toMatchObject({
    reviewCount: 0,
    summary: { en: "New" },
  });
});

test("search engines read a title by the template of the brand, or what the editors wrote", async () => {
  const property = await aProperty(app.db, { nameEn: "Qamra", nameAr: "قمرا" });
  const seoData = { titleEn: "A", titleAr: "ب", descriptionEn: "C", descriptionAr: "د" };
  const edited = await aProperty(app.db, { seoData });

  expect((await detailsOf(property.id)).seoData?.titleEn).toBe("Qamra | 2-bedroom chalet in Al Malqa, Riyadh | Mabeet");
  expect((await detailsOf(property.id, { host: "tajawal-ae.localhost" })).seoData?.titleAr).toBe(
    "قمرا | شاليه غرفتا نوم في الملقا، الرياض | تجوّل",
  );
  expect((await detailsOf(edited.id)).seoData).toEqual(seoData);
});

test("a name the home lacks is taken from what the host wrote", async () => {
  const property = await aProperty(app.db, { nameEn: " ", originalNameEn: "chalet 4" });

  expect((await detailsOf(property.id)).nameEn).toBe("chalet 4");
});

test("a home is shown up to 500 metres away, always at the same point, whatever a link or cookie asks", async () => {
  const property = await aProperty(app.db);
  const cookies = ["", "visitor=a", "visitor=b; ab=isRealLocationShown-1"];
  const points = await Promise.all(cookies.map(async (cookie) => (await detailsOf(property.id, { cookie })).location));
  const overridden = await ask(`${property.id}&ab_isRealLocationShown=1`);

  expect(points.every(({ isExact }) => !isExact)).toBe(true);
  expect(new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1);
  for (const point of points) {
    expect(metresBetween(property, point)).toBeGreaterThan(100);
    expect(metresBetween(property, point)).toBeLessThanOrEqual(500);
  }
  expect(overridden.statusCode).toBe(400);
});

test("while the experiment runs about half of the visitors see where it is, each of them always the same", async () => {
  const running = await testApp({ env: { ...clock, EXPERIMENTS: "isRealLocationShown" } });
  const property = await aProperty(app.db);
  const seen = async (cookie: string) => (await detailsOf(property.id, { on: running, cookie })).location;
  const visitors = Array.from({ length: 40 }, (_, index) => `visitor=v${index}`);
  const exact = await Promise.all(visitors.map(async (cookie) => (await seen(cookie)).isExact));
  const again = await Promise.all(visitors.map(async (cookie) => (await seen(cookie)).isExact));

  expect(exact.filter(Boolean).length).toBeGreaterThan(8);
  expect(exact.filter(Boolean).length).toBeLessThan(32);
  expect(again).toEqual(exact);
  expect((await seen("")).isExact).toBe(false);
  expect(await seen("visitor=x; ab=isRealLocationShown-1")).toMatchObject({
    isExact: true,
    latitude: property.latitude,
    longitude: property.longitude,
  });
});

test("a home that is unknown, or no longer listed, is answered 404 with 3001", async () => {
  const property = await aProperty(app.db, { status: "inactive" });
  const answers = await Promise.all([ask(property.id), ask(2_147_483_647)]);

  expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [404, 3001],
    [404, 3001],
  ]);
});

test("the problem of a formerly listed home names its city, so that others there can be offered; that of an unknown home does not", async () => {
  const { id, cityId, propertyTypeId } = await aProperty(app.db, { status: "inactive" });
  const answers = await Promise.all([ask(id), ask(2_147_483_647)]);

  expect(answers.map((answer) => answer.json().error.details)).toEqual([{ cityId, propertyTypeId }, {}]);
});

test.each(["", "abc", "0", "-5", "1.0", "2147483648", "1%20OR%201=1", "%D9%A1%D9%A7", "17&propertyId=18", "17&x=1"])(
  "propertyId=%s is refused",
  async (id) => {
    const answer = await ask(id);

    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
  },
);

test("every column of a page is read in one query", async () => {
  const property = await aProperty(app.db);
  const queries: string[] = [];
  const { query } = app.db.$client;
  app.db.$client.query = ((...parts: Parameters<typeof query>) => {
    queries.push(JSON.stringify(parts[0]));
    return (query as (...all: unknown[]) => unknown).apply(app.db.$client, parts);
  }) as typeof query;
  await detailsOf(property.id).finally(() => {
    app.db.$client.query = query;
  });
  expect(queries).toHaveLength(1);
});
