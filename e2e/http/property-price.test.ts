import fc from "fast-check";
import { expect, test } from "vitest";
import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { type CurrencyCode, rates } from "#domain/money/currency.ts";
import { formatCardPrice, formatPrice } from "#domain/money/format-price.ts";
import { forAddress, inDays } from "../steps/property.ts";
import { isFull } from "../steps/variants.ts";
import { newVisitor } from "./visitor.ts";

const STAYS = isFull ? 200 : 60;
const AT_ONCE = 4;
const seed = Number(process.env.PRICE_SEED ?? Date.now() % 1_000_000_000);
const SITE = "mabeet-sa";

const currencies: readonly CurrencyCode[] = ["SAR", "AED", "KWD"];

/** More stays than are compared: on some days no property of a city is free. Currencies alternate, so that each has its share. */
const drawn = fc
  .sample(
    fc.record({
      cityId: fc.integer({ min: 1, max: 14 }),
      first: fc.integer({ min: 1, max: 100 }),
      nights: fc.integer({ min: 1, max: 10 }),
      index: fc.nat(19),
      path: fc.constantFrom("/ar/chalet", "/en/chalet", "/ar/mweb/chalet"),
    }),
    { numRuns: 2 * STAYS, seed },
  )
  .map((stay, position) => ({ ...stay, currency: currencies[position % currencies.length] ?? "SAR" }));
type Drawn = (typeof drawn)[number];

test(`${STAYS} random stays cost on the page what card and quote say, in three currencies`, {
  timeout: 600_000,
}, async () => {
  const compared = { SAR: 0, AED: 0, KWD: 0 } as Record<CurrencyCode, number>;
  const total = () => Object.values(compared).reduce((sum, each) => sum + each, 0);
  for (let at = 0; at < drawn.length && total() < STAYS; at += AT_ONCE) {
    const few = drawn.slice(at, at + AT_ONCE);
    const done = await Promise.all(few.map((one) => comparePrices(one)));
    for (const [index, isCompared] of done.entries()) if (isCompared) compared[few[index]?.currency ?? "SAR"] += 1;
  }
  expect(total(), `seed ${seed}`).toBeGreaterThanOrEqual(STAYS);
  expect(Math.min(...Object.values(compared)), `seed ${seed}`).toBeGreaterThan(STAYS / 5);
});

/** Reads one page as the server sends it; `false` when no property of the city is free on these days. */
async function comparePrices(one: Drawn): Promise<boolean> {
  const stay = { checkIn: inDays(one.first), checkOut: inDays(one.first + one.nights) };
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [one.cityId] }];
  const { properties: cards } = await post("search", { searchCriteria, ...stay, pageSize: 100 });
  const card = cards[one.index % Math.max(cards.length, 1)];
  if (!card) return false;
  const { unitPriceDetails } = await post("prices-policies", { propertyId: card.id, ...stay });
  const html = await pageOf(one, card.id, stay);
  const about = `seed ${seed}, home ${card.id}, ${stay.checkIn} to ${stay.checkOut} in ${one.currency}`;
  const { totalPrice } = card.priceDetail;
  expect(unitPriceDetails.totalPrice, about).toBe(totalPrice);
  expect(totalShown(html), about).toEqual([
    String(totalPrice),
    formatPrice(converted(totalPrice, one.currency), 2, one.currency),
  ]);
  for (const { id, price } of cardsShown(html)) {
    const known = cards.find((each) => each.id === id);
    if (!known) continue;
    const expected = formatCardPrice(converted(known.priceDetail.totalPrice, one.currency), one.currency);
    expect(price, `${about}, card ${id}`).toBe(expected);
  }
  return true;
}

function post(name: string, query: object) {
  return newVisitor(SITE).call<{ properties: PropertyCard[]; unitPriceDetails: UnitPriceDetails }>(
    `/api/accommodation/property/${name}`,
    query,
  );
}

type Days = { checkIn: string; checkOut: string };

async function pageOf({ path, currency }: Drawn, id: number, { checkIn, checkOut }: Days): Promise<string> {
  const days = `checkIn=${forAddress(checkIn)}&checkOut=${forAddress(checkOut)}`;
  const visitor = newVisitor(SITE);
  visitor.cookies.set("currency", currency);
  return (await visitor.ask({ path: `${path}/details/${id}?${days}` })).html;
}

const converted = (riyals: number, currency: CurrencyCode) => convertPrice(riyals, rates[currency]);

/** The total in riyals from the page's data, and as it is displayed. */
function totalShown(html: string): [string | undefined, string | undefined] {
  const [, riyals, box = ""] = /data-total="([\d.]+)">(.*?)<\/div>/s.exec(html) ?? [];
  return [riyals, priceIn(box)];
}

/** Similar properties on the same page for the same stay. */
function cardsShown(html: string): { id: number; price: string }[] {
  return [...html.matchAll(/<article.*?<\/article>/gs)].flatMap(([article]) => {
    const id = /\/chalet\/details\/(\d+)\?/.exec(article)?.[1];
    const price = priceIn(article);
    return id && price ? [{ id: Number(id), price }] : [];
  });
}

/** The first price that is not struck out. */
function priceIn(html: string): string | undefined {
  return /<bdi dir="ltr">([\d,.]+)<\/bdi>/.exec(html.replace(/<del.*?<\/del>/s, ""))?.[1];
}
