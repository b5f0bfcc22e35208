import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { appToday } from "#api/platform/database/app-now.ts";
import { propertyPhotos } from "#api/schema/photo.ts";
import { properties } from "#api/schema/property.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { aPhotographedProperty } from "#api/testing/builders/a-photographed-property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { writePictures } from "./write-pictures.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let stay: { checkIn: string; checkOut: string };
let home: Awaited<ReturnType<typeof aPhotographedProperty>>;

beforeAll(async () => {
  app = await testApp({ env: relaxedLimits });
  await aCurrencyRate(app.db);
  const checkIn = addDays(await appToday(app.db), 30);
  stay = { checkIn, checkOut: addDays(checkIn, 2) };
  home = await aPhotographedProperty(app.db, { cityId: 5 });
});

const GRADIENT = "linear-gradient(#112233, #445566 46%, #778899 64%)";
const ALT = { en: "The chalet at dusk", ar: "الشاليه عند الغروب" };
const urlOf = (sha256 = "", kind = "photo", of = home.id) => `/img/2/${of}/${kind}-${sha256.slice(0, 18)}-960.avif`;
const post = async (url: string, payload: object) => (await app.inject({ method: "POST", url, payload })).json();
const detailsOf = async (id: number) =>
  (await app.inject(`/api/accommodation/property/details?propertyId=${id}`)).json();
const searchCity = async () =>
  (await post("/api/accommodation/property/search", { searchCriteria: [{ lookupTypeId: 2, lookupId: [5] }], ...stay }))
    .properties as {
    id: number;
    images: { id: number; url: string; rank: number }[];
    placeholder: string;
    alt: object;
  }[];
const cardOf = async (id: number) => (await searchCity()).find((card) => card.id === id);

test("a card in results shows the first seven photographs, with the colours and the alt text of the cover", async () => {
  const card = await cardOf(home.id);
  expect(card?.images.map(({ url }) => url)).toEqual(home.photos.slice(0, 7).map(({ sha256 }) => urlOf(sha256)));
  expect(card?.images.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(card?.images[0]?.id).toBeGreaterThanOrEqual(1_000_000_000_000);
  expect(card).toMatchObject({ placeholder: GRADIENT, alt: ALT });
});

test("photographed and drawn homes stand in one list, each with its own pictures", async () => {
  const drawn = await aProperty(app.db, { cityId: 5 });
  await expect.poll(() => cardOf(drawn.id)).toBeDefined();
  expect((await cardOf(drawn.id))?.images[0]?.url).toBe(`/img/2/${drawn.id}/exterior-960.avif`);
  expect((await cardOf(home.id))?.images[0]?.url).toBe(urlOf(home.photos[0]?.sha256));
});

test("the page of a home shows all photographs, whole ones in full screen, and those of each space with the space", async () => {
  const details = await detailsOf(home.id);
  expect(details.images).toHaveLength(8);
  const [cover] = home.photos;
  expect(details.images[0]).toEqual({
    id: cover?.photoId,
    url: urlOf(cover?.sha256),
    rank: 1,
    spaceCategoryId: null,
    placeholder: GRADIENT,
    alt: ALT,
    wholeUrl: urlOf(cover?.sha256, "whole"),
    width: 2_000,
    height: 1_500,
  });
  expect(details.thumbnailImageUrl).toBe(urlOf(cover?.sha256));
  const bedroom = details.spaces.find((space: { spaceCategoryId: number }) => space.spaceCategoryId === spaces.BEDROOM);
  expect(bedroom.images.map(({ url }: { url: string }) => url)).toEqual([urlOf(home.photos[2]?.sha256)]);
});

test("saved homes and a comparison show the cover", async () => {
  const { properties: saved } = await post("/api/accommodation/property/cards", { propertyIds: [home.id], ...stay });
  expect(saved[0]).toMatchObject({
    images: [{ url: urlOf(home.photos[0]?.sha256) }, {}, {}, {}, {}, {}, {}],
    alt: ALT,
  });
  const { properties: compared } = await post("/api/accommodation/property/compare", {
    propertyIds: [home.id],
    ...stay,
  });
  expect(compared[0].picture).toEqual({ url: urlOf(home.photos[0]?.sha256), placeholder: GRADIENT, alt: ALT });
});

test("a cart and a recently viewed home show the cover", async () => {
  const guest = aCartGuest(app);
  const cart = await guest.cart({ propertyId: home.id, checkIn: stay.checkIn as Day, checkOut: stay.checkOut as Day });
  const cover = urlOf(home.photos[0]?.sha256);
  expect(cart.chalet.thumbnailImage).toEqual({ url: cover, placeholder: GRADIENT, alt: ALT });
  const member = await aMember(app);
  const changes = { owner: null, isCleared: false, viewed: [home.id] };
  const recent = await member.call("PATCH", endpoints.changeRecentProperties.url, changes);
  expect(recent.json().properties[0].picture).toBe(cover);
});

test("a photograph without an alt text is called by the name of its home on a card", async () => {
  const { id, nameEn, nameAr } = await aPhotographedProperty(app.db, { cityId: 5 });
  await app.db.update(propertyPhotos).set({ altEn: "", altAr: "" }).where(eq(propertyPhotos.propertyId, id));
  await expect.poll(() => cardOf(id)).toMatchObject({ alt: { en: nameEn, ar: nameAr } });
});

test("another order, another focus and other photographs are found by search at once", async () => {
  const { id, hostId, photos } = await aPhotographedProperty(app.db, { cityId: 5 });
  await expect.poll(() => cardOf(id)).toBeDefined();
  const added = await aPhoto(app.db, { hostId });
  const reversed = photos.toReversed().map((photo) => ({ ...photo, focus: { x: 0.25, y: 1 } }));
  const pictures = [{ photoId: added.id, spaceCategoryId: null, altEn: "", altAr: "", focus: null }, ...reversed];
  await writePictures(app.db, [{ propertyId: id, photos: pictures, panoramas: [] }]);
  const [second] = reversed;
  await expect
    .poll(async () => (await cardOf(id))?.images.slice(0, 2).map(({ url }) => url))
    .toEqual([urlOf(added.sha256, "photo", id), `/img/2/${id}/photo-${second?.sha256.slice(0, 18)}-25-100-960.avif`]);
});

test("writing the same pictures again changes no row", async () => {
  const { id, photos } = await aPhotographedProperty(app.db);
  const changes = async () =>
    (await app.db.$client.query("SELECT count(*)::int AS n FROM property_change WHERE property_id = $1", [id])).rows[0]
      .n;
  const before = await changes();
  await writePictures(app.db, [{ propertyId: id, photos, panoramas: [] }]);
  expect(await changes()).toBe(before);
});

test("a home whose photographs are taken away is drawn again", async () => {
  const { id } = await aPhotographedProperty(app.db);
  await writePictures(app.db, [{ propertyId: id, photos: [], panoramas: [] }]);
  expect((await detailsOf(id)).images[0].url).toBe(`/img/2/${id}/exterior-960.avif`);
  const [row] = await app.db.select({ source: properties.pictureSource }).from(properties).where(eq(properties.id, id));
  expect(row?.source).toBe("drawn");
});

test("panoramas are the 3D tour: rooms by name, the first view, and doors by position", async () => {
  const { id, hostId, photos } = await aPhotographedProperty(app.db);
  const [majlis, kitchen] = [
    await aPhoto(app.db, { hostId, kind: "panorama" }),
    await aPhoto(app.db, { hostId, kind: "panorama" }),
  ];
  const room = { spaceCategoryId: spaces.MAJLIS, roomEn: "", roomAr: "", startYaw: 0, doors: [] };
  const panoramas = [
    {
      ...room,
      photoId: majlis.id,
      roomEn: "Men's majlis",
      roomAr: "مجلس الرجال",
      startYaw: -45,
      doors: [
        { to: 2, yaw: 90, pitch: -10 },
        { to: 9, yaw: 0, pitch: 0 },
      ],
    },
    { ...room, photoId: kitchen.id, spaceCategoryId: spaces.KITCHEN, doors: [{ to: 1, yaw: 180, pitch: 0 }] },
  ];
  await writePictures(app.db, [{ propertyId: id, photos, panoramas }]);
  expect((await app.inject(`/api/accommodation/property/${id}/tour`)).json().stops).toEqual([
    {
      room: "room-1",
      spaceCategoryId: spaces.MAJLIS,
      name: { en: "Men's majlis", ar: "مجلس الرجال" },
      startYaw: -45,
      preview: `/img/2/${id}/pano-${majlis.sha256.slice(0, 18)}-2048.webp`,
      panorama: `/img/2/${id}/pano-${majlis.sha256.slice(0, 18)}-4096.webp`,
      hotspots: [{ to: "room-2", yaw: 90, pitch: -10 }],
    },
    expect.objectContaining({ room: "room-2", hotspots: [{ to: "room-1", yaw: 180, pitch: 0 }] }),
  ]);
  const details = await detailsOf(id);
  expect(details.is3DView).toBe(true);
  expect(details.spaces.flatMap((space: { media: object[] }) => space.media)).toEqual([{ mediaUrl: `/tour/${id}` }]);

  await writePictures(app.db, [{ propertyId: id, photos, panoramas: [] }]);
  expect(await detailsOf(id)).toMatchObject({ is3DView: false });
  expect((await app.inject(`/api/accommodation/property/${id}/tour`)).json()).toEqual({ stops: [] });
});
