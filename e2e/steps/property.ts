import type { Page } from "@playwright/test";
import type { PropertyCard } from "#contract/search/search.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { directAddress } from "./address.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
export const RIYADH = 5;

/** Days of the Gulf: there a day begins three hours before that of Greenwich. */
export const inDays = (days: number) => addDays(todayInRiyadh(new Date()), days);
export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
export const forAddress = (day: string) => day.split("-").reverse().join("-");
/** Two nights from a Sunday: at weekends too few homes of the demo are free for some journeys. */
const sunday = [...Array(7).keys()].map((ahead) => inDays(20 + ahead)).find((day) => new Date(day).getUTCDay() === 0);
const checkIn = sunday ?? inDays(20);
export const stay = { checkIn, checkOut: addDays(checkIn, 2) };
export const stayQuery = `checkIn=${forAddress(stay.checkIn)}&checkOut=${forAddress(stay.checkOut)}`;

/** Free properties of Riyadh, from the search API. */
export async function freeProperties(page: Page, criteria: object = {}, site = "mabeet-sa"): Promise<PropertyCard[]> {
  const { url, headers } = directAddress(site, "/api/accommodation/property/search");
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const data = { searchCriteria, ...stay, pageSize: 20, ...criteria };
  // The caller may be logged in, and then the API answers our own pages only.
  const own = { ...headers, "sec-fetch-site": "same-origin" };
  return (await (await page.request.post(url, { headers: own, data })).json()).properties;
}

export async function firstProperty(page: Page, criteria: object = {}): Promise<PropertyCard> {
  const [property] = await freeProperties(page, criteria);
  if (!property) throw new Error("No home is free");
  return property;
}
