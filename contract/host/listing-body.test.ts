import { expect, test } from "vitest";
import { LooseListing, WholeListing } from "./listing-body.ts";

const home = {
  ...{ propertyTypeId: 1, guestTypeIds: [1], size: 480, capacity: 12, cityId: 5, areaId: 503 },
  ...{ latitude: 24.8794, longitude: 46.8371, checkInFrom: "16:00", checkOutTo: "12:00" },
  ...{ spaces: [{ spaceCategoryId: 1 }], amenityIds: [1, 4, 5], nameEn: "Qamra Chalet", nameAr: "شاليه قمرا" },
  descriptionEn: "A quiet chalet with a pool, a garden and a majlis for the evenings, an hour from the city.",
  descriptionAr: "شاليه هادئ فيه مسبح وحديقة ومجلس للأمسيات، على بعد ساعة من المدينة ومن زحامها وضجيجها.",
  prices: { weekdayPrice: 800, weekendPrice: 1200 },
};

test("a draft may lack every field, and nothing is filled in for its host", () => {
  expect(LooseListing.parse({})).toEqual({});
  expect(LooseListing.parse({ nameEn: "Qamra Chalet" })).toEqual({ nameEn: "Qamra Chalet" });
  expect(WholeListing.safeParse({}).success).toBe(false);
});

test.each(Object.entries(home))("a whole document says %s, and it is part of a draft too", (field, value) => {
  const { [field as keyof typeof home]: _, ...others } = home;
  expect(WholeListing.safeParse(home).error?.issues ?? []).toEqual([]);
  expect(WholeListing.safeParse(others).success).toBe(false);
  expect(LooseListing.safeParse({ [field]: value }).success).toBe(true);
});

test.each([
  ["a capacity of 61", { capacity: 61 }],
  ["a size of 9", { size: 9 }],
  ["a phone number in the name", { nameEn: "Call 0501234567" }],
  ["Latin in the Arabic name", { nameAr: "Qamra" }],
  ["a time of 25 hours", { checkInFrom: "25:00" }],
  ["41 photographs", { photos: Array.from({ length: 41 }, (_, at) => ({ photoId: at + 1 })) }],
  ["an unknown field", { colour: "red" }],
])("the bounds of a draft hold: %s is refused", (_, fields) => {
  expect(LooseListing.safeParse(fields).success).toBe(false);
});
