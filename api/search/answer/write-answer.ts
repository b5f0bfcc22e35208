import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { percentOff } from "#domain/price/price-home-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import { filters, lookupFilterNames } from "#domain/search/filters.ts";
import type { Found } from "../query/find-properties.ts";
import { lastFreeSecond } from "../query/narrow.ts";
import { distancesFrom } from "../query/page-of-properties.ts";
import { staySums } from "../query/stay-prices.ts";
import { cardBytes } from "../shard/card-store.ts";
import { pointText } from "../shard/card-text.ts";
import { pointAt, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { HomeQuery } from "../shard/shard-query.ts";
import { answerBytes } from "./answer-buffer.ts";
import { sightBytes } from "./placeholder-bytes.ts";

export type AnswerHead = { searchId: string; pageNo: number; pageSize: number };

/** The answer as bytes: cards are copied as they are kept, and only what the stay changes is written. */
export function writeAnswer(
  shard: Shard,
  query: HomeQuery,
  found: Found,
  head: AnswerHead,
  see: DescribePictures,
): Buffer {
  const opening = `{"searchId":"${head.searchId}","filters":{${filtersText(shard, found)}},"totalCount":${found.total},"properties":[`;
  const closing = `],"pageNo":${head.pageNo},"pageSize":${head.pageSize}}`;
  const cards = found.page.map(
    query.isExact ? (home) => unlocatedBytes(shard, home) : (home) => cardBytes(shard.cards, home),
  );
  const distanceOf = query.near && distancesFrom(shard, query, query.near);
  const tails = found.page.map((home) => {
    const point = query.isExact ? pointText(pointAt(pointsOf(shard, query), home), "exact") : "";
    const distance = distanceOf ? `,"distance":${distanceOf(home)}` : "";
    return `${point}${distance}${cardTail(shard, query, found, home)}`;
  });
  const sights = found.page.map((home) => sightBytes(shard, home, see));
  let length = opening.length + closing.length + Math.max(0, cards.length - 1);
  for (const parts of [sights, cards, tails]) for (const part of parts) length += part.length;
  const answer = answerBytes(length);
  let at = answer.write(opening, 0, "latin1");
  for (const [index, card] of cards.entries()) {
    if (index > 0) at += answer.write(",", at, "latin1");
    at += (sights[index] as Buffer).copy(answer, at);
    at += card.copy(answer, at);
    at += answer.write(tails[index] as string, at, "latin1");
  }
  answer.write(closing, at, "latin1");
  return answer;
}

/** The steady part of a card without its last words, the point: few guests are told another. */
function unlocatedBytes(shard: Shard, home: number): Buffer {
  const card = cardBytes(shard.cards, home);
  return card.subarray(0, card.length - pointText(pointAt(shard, home), "approximate").length);
}

/** What follows the location of a card; see `cardText`. */
function cardTail(shard: Shard, query: HomeQuery, found: Found, home: number): string {
  const { nights } = query;
  const { source, accommodation, discount } = staySums(shard.prices, found.stay, home);
  const { serviceFee, vatPercent } = found.charges;
  const price = priceSums({ accommodation, discount, nights, serviceFee, vatPercent });
  const nightly = riyals(Math.floor(price.total / nights));
  const giver = source ? `"${source}"` : "null";
  return (
    `},"lastFreeCancellation":${momentText(lastFreeSecond(shard, query, home))},"nights":${nights},"priceDetail":{"totalPrice":${riyals(price.total)},` +
    `"originalPrice":${riyals(price.original)},"nightlyPrice":${nightly},"currency":"SAR",` +
    `"discount":{"percentage":${percentOff(price)},"source":${giver}}}}`
  );
}

const MOST_MOMENTS = 1_000;
const moments = new Map<number, string>();

/** Homes share their deadlines, and writing one takes as long as a card. */
function momentText(second: number | null): string {
  if (second === null) return "null";
  const known = moments.get(second);
  if (known !== undefined) return known;
  if (moments.size === MOST_MOMENTS) moments.clear();
  const text = `"${new Date(second * 1000).toISOString()}"`;
  moments.set(second, text);
  return text;
}

function filtersText(shard: Shard, found: Found): string {
  const { price, ranges } = found;
  let text = "";
  for (const filter of lookupFilterNames) text += `"${filter}":[${optionsText(shard, found, filter)}],`;
  const histogram = price ? `,"histogram":[${price.histogram.join(",")}]` : "";
  const ends = price && { least: riyals(price.cheapest), most: riyals(price.dearest) };
  text += `${rangeText("priceFilter", ends, histogram)},${rangeText("sizeFilter", ranges.sizeFilter)},`;
  text += `${rangeText("bedCountFilter", ranges.bedCountFilter)},`;
  text += `${rangeText("bathRoomCountFilter", ranges.bathRoomCountFilter)},`;
  text += `"is3DView":{"totalCount":${found.is3DView}},"freeCancellation":{"totalCount":${found.freeCancellation}}`;
  return text;
}

/** Options that would leave nothing are left out: the first answer of a search knows them all. */
function optionsText(shard: Shard, found: Found, filter: (typeof lookupFilterNames)[number]): string {
  const counts = found.counts[filter];
  let text = "";
  for (const [index, { opening }] of shard.options[filter].inOrder.entries()) {
    if (counts[index] === 0) continue;
    text += `${text === "" ? "" : ","}${opening}${counts[index]}}`;
  }
  return text;
}

type RangeName = "priceFilter" | "sizeFilter" | "bedCountFilter" | "bathRoomCountFilter";

function rangeText(name: RangeName, ends: { least: number; most: number } | null, more = ""): string {
  const { minimum, maximum } = filters[name];
  return ends ? `"${name}":{"${minimum}":${ends.least},"${maximum}":${ends.most}${more}}` : `"${name}":null`;
}
