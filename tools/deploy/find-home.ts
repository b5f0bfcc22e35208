import assert from "node:assert/strict";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { pageGroups } from "#domain/page/page-addresses.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { SiteGuest } from "./book-and-cancel.ts";

/** Searches a city as a guest; homes are found soon after the start. */
export async function searchCity(guest: SiteGuest, cityId: number, stay: Stay): Promise<PropertyCard[]> {
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [cityId] }];
  const answer = await guest.call("POST", endpoints.searchProperties.url, { searchCriteria, ...stay });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().properties;
}

/** Opens the page of a home and returns the address of the first photograph on it, which it has loaded. */
export async function lookAtHome(guest: SiteGuest, { id, nameAr }: PropertyCard, stay: Stay): Promise<string> {
  const path = pageGroups.browse.property.desktop.replace(":propertyId", String(id));
  const page = await guest.call("GET", `/ar${path}?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  assert.equal(page.statusCode, 200);
  assert.ok(page.body.includes(nameAr), `The page does not name ${nameAr}.`);
  const [photo] = page.body.match(new RegExp(`/img/2/${id}/photo-[0-9a-f]{18}[^"' ,&]*-\\d+\\.webp`)) ?? [];
  assert.ok(photo, "The page shows no photograph.");
  const image = await openPicture(guest, photo);
  assert.deepEqual([image.statusCode, image.headers["content-type"]], [200, "image/webp"], photo);
  assert.ok(image.body.startsWith("RIFF"), `${photo} is no picture.`);
  return photo;
}

/** A picture that takes too long to make on a busy machine is closed, goes on, and is there at the next request. */
async function openPicture(guest: Parameters<typeof lookAtHome>[0], photo: string) {
  let image = await guest.call("GET", photo);
  for (let attempt = 1; image.statusCode >= 500 && attempt < 5; attempt++) image = await guest.call("GET", photo);
  return image;
}
