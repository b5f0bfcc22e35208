import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import type { SearchAnswer } from "#contract/search/search.ts";
import type { Carousel } from "#contract/site/content.ts";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { sites } from "#domain/site/sites.ts";
import { cardRow } from "#web/property-card/card-property.ts";
import { rowsOf } from "#web/search/rows-of.ts";
import { stay, stayQuery } from "../steps/property.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

const API = "/api/accommodation/property";
const PAGES = 4;
const today = new Date().toISOString().slice(0, 10);
const someSort = () => ["rank-desc", "price-asc", "rating-desc"][randomInt(3)] as string;

async function cityIds({ call }: Visitor): Promise<number[]> {
  return (await call<{ cityId: number }[]>(`${API}/cities`)).map(({ cityId }) => cityId);
}

/** The homes of a page without scripts, in the list and in its rows. */
function homesOf(html: string): number[] {
  return [...html.matchAll(/data-(?:property|first-card)="(\d+)"/g)].map(([, id]) => Number(id));
}

/** The rows of a list that grew by pages, as the screen shows them. */
async function grownPages({ call }: Visitor, cityId: number): Promise<number[][]> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [cityId] }];
  const { properties } = await call<SearchAnswer>(`${API}/search`, { searchCriteria, ...stay, pageSize: PAGES * 10 });
  const { carousels } = await call<{ carousels: Carousel[] }>(`${API}/carousel`, { cityId, ...stay, page: "SEARCH" });
  const query = readSearchQuery(new URLSearchParams({ cityId: String(cityId) }), today);
  return Array.from({ length: PAGES }, (_, index) => {
    const list = properties.slice(0, (index + 1) * 10);
    const rows = rowsOf({ query, rows: carousels.map(cardRow) }, list, 0);
    return [...list, ...rows.flatMap((row) => row.properties)].map(({ id }) => id);
  });
}

test.each(sites.map(({ siteId }) => siteId))(
  "on %s no results page of any city has a home twice: without scripts, and however far the list has grown",
  async (siteId) => {
    const visitor = newVisitor(siteId.toLowerCase());
    for (const cityId of await cityIds(visitor)) {
      const [language, under] = [["ar", "en"][randomInt(2)], ["", "/mweb"][randomInt(2)]];
      const path = `/${language}${under}/chalets/search?cityId=${cityId}&${stayQuery}&sortBy=${someSort()}&pageNo=${randomInt(1, 4)}`;
      const pages = [homesOf((await visitor.ask({ path })).html), ...(await grownPages(visitor, cityId))];
      for (const ids of pages)
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        ).toEqual([]);
      expect(pages[0]?.length, path).toBeGreaterThan(0);
    }
  },
);
