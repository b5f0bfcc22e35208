import { pictureName } from "#api/picture/picture-path.ts";
import type { PictureAhead } from "#api/picture/picture-store.ts";
import type { Calls } from "#contract/calls.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** The properties of a row that the front page shows. */
const ROW_PROPERTIES = 8;
/** The pictures of a property that its page shows at first. */
export const FIRST_PICTURES = 5;

type Card = { images: readonly { url: string }[] };
type Calling = { app: Injectable; stay: Stay };
type Request = { method: "GET" | "POST"; url: string; headers: { host: string }; payload?: object };
/** The app itself, or the app over the network. */
export type Injectable = { inject: (request: Request) => Promise<{ statusCode: number; json: () => unknown }> };

/** The pictures of the front pages of all sites, as their guests get them now. */
export async function frontPagePictures(app: Injectable, now: Date): Promise<PictureAhead[]> {
  const calling = { app, stay: defaultStay(todayInRiyadh(now)) };
  const perSite = await Promise.all(sites.map((site) => picturesOfSite(calling, site)));
  return unique(perSite.flat());
}

async function picturesOfSite({ app, stay }: Calling, site: Site): Promise<PictureAhead[]> {
  const [{ campaigns }, { carousels }] = await Promise.all([
    call<Calls["listCampaigns"]["answer"]>(app, site, { name: "listCampaigns" }),
    call<Calls["listCarousels"]["answer"]>(app, site, { name: "listCarousels", payload: { page: "HOME", ...stay } }),
  ]);
  const banners = [...campaigns.en, ...campaigns.ar].flatMap(({ images }) => images);
  const cards = carousels.flatMap(({ properties }) => properties.slice(0, ROW_PROPERTIES));
  return [...banners, ...cards.map(({ images }) => images[0]?.url ?? "")].flatMap(pictureOf);
}

/**
 * The pictures of the first page of results of every city: those of the cards first, then those that the pages of
 * these properties show.
 */
export async function firstResultsPictures(app: Injectable, now: Date): Promise<PictureAhead[]> {
  const stay = defaultStay(todayInRiyadh(now));
  const site = sites[0];
  if (!site) return [];
  const cities = await call<Calls["listCities"]["answer"]>(app, site, { name: "listCities" });
  const cards: Card[] = [];
  for (const { cityId } of cities) {
    const payload = { searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }], ...stay };
    const found = await call<Calls["searchProperties"]["answer"]>(app, site, { name: "searchProperties", payload });
    cards.push(...found.properties);
  }
  const urlsAt = (index: number) => cards.map(({ images }) => images[index]?.url ?? "");
  return unique(
    Array.from({ length: FIRST_PICTURES }, (_, index) => urlsAt(index))
      .flat()
      .flatMap(pictureOf),
  );
}

type Call = { name: "listCampaigns" | "listCarousels" | "listCities" | "searchProperties"; payload?: object };

async function call<Answer>(app: Injectable, site: Site, { name, payload }: Call): Promise<Answer> {
  const host = site.hosts[0] ?? localHostOf(site);
  const answer = await app.inject({ ...endpoints[name], headers: { host }, ...(payload && { payload }) });
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}`);
  return answer.json() as Answer;
}

function pictureOf(url: string): PictureAhead[] {
  const name = pictureName(url);
  return name ? [{ propertyId: name.propertyId, key: name.key }] : [];
}

function unique(pictures: readonly PictureAhead[]): PictureAhead[] {
  return [...new Map(pictures.map((picture) => [`${picture.propertyId} ${picture.key}`, picture])).values()];
}
