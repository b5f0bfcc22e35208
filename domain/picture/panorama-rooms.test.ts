import { expect, test } from "vitest";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { panoramaRooms, panoramaUrl } from "./panorama-rooms.ts";

const { MAJLIS, BEDROOM, KITCHEN, POOL } = spaces;
const chalet = {
  propertyTypeId: propertyTypes.CHALET,
  is3DView: true,
  spaceCategoryIds: [BEDROOM, BEDROOM, KITCHEN, MAJLIS, POOL],
};

test("a tour begins in the majlis and shows only rooms the home has", () => {
  expect(panoramaRooms(chalet).map(({ room }) => room)).toEqual(["majlis", "bedroom-1", "kitchen"]);
});

test("in a camp the bedroom is a tent", () => {
  const camp = { ...chalet, propertyTypeId: propertyTypes.CAMP };
  expect(panoramaRooms(camp)).toContainEqual({ room: "tent-bedroom-1", spaceCategoryId: BEDROOM });
});

test("a home without a tour has no panoramas", () => {
  expect(panoramaRooms({ ...chalet, is3DView: false })).toEqual([]);
});

test("a panorama has an address like every other picture", () => {
  expect(panoramaUrl(17, "majlis")).toBe("/img/2/17/pano-majlis-4096.webp");
});
