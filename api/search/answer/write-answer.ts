import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { percentOff } from "#domain/price/price-property-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import {
  checkboxFilterNames,
  type LookupFilterName,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilter,
  rangeFilterNames,
} from "#domain/search/filters.ts";
import type { Found } from "../query/find-properties.ts";
import { distancesFrom } from "../query/page-of-properties.ts";
import { staySums } from "../query/stay-prices.ts";
import { cardBytes } from "../shard/card-store.ts";
import { pointText } from "../shard/card-text.ts";
import { lastFreeSecond } from "../shard/free-cancellation.ts";
import { isMeasure } from "../shard/measures.ts";
import { pointAt, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { allocateAnswer } from "./answer-buffer.ts";
import { placeholderBytes } from "./placeholder-bytes.ts";

export type AnswerHead = { searchId: string; pageNo: number; pageSize: number };

/** The answer as bytes: stored cards are copied, and only what depends on the stay is written. */
export function writeAnswer(
  shard: Shard,
  query: ShardQuery,
  found: Found,
  head: AnswerHead,
  describePictures: DescribePictures,
): Buffer {
  const opening = `{"searchId":"${head.searchId}","filters":{${filtersText(shard, found)}},"totalCount":${found.total},"properties":[`;
  const closing = `],"pageNo":${head.pageNo},"pageSize":${head.pageSize}}`;
  const cards = found.page.map(
    query.isExact ? (position) => unlocatedBytes(shard, position) : (position) => cardBytes(shard.cards, position),
  );
  const distanceOf = query.near && distancesFrom(shard, query, query.near);
  const tails = found.page.map((position) => {
    const point = query.isExact ? pointText(pointAt(pointsOf(shard, query), position), "exact") : "";
    const distance = distanceOf ? `,"distance":${distanceOf(position)}` : "";
    return `${point}${distance}${cardTail(shard, query, found, position)}`;
  });
  const placeholders = found.page.map((position) => placeholderBytes(shard, position, describePictures));
  let length = opening.length + closing.length + Math.max(0, cards.length - 1);
  for (const parts of [placeholders, cards, tails]) for (const part of parts) length += part.length;
  const answer = allocateAnswer(length);
  let at = answer.write(opening, 0, "latin1");
  for (const [index, card] of cards.entries()) {
    if (index > 0) at += answer.write(",", at, "latin1");
    at += (placeholders[index] as Buffer).copy(answer, at);
    at += card.copy(answer, at);
    at += answer.write(tails[index] as string, at, "latin1");
  }
  answer.write(closing, at, "latin1");
  return answer;
}

/** The stored part of a card without its last field, the point: few guests see the exact one. */
function unlocatedBytes(shard: Shard, position: number): Buffer {
  const card = cardBytes(shard.cards, position);
  return card.subarray(0, card.length - pointText(pointAt(shard, position), "approximate").length);
}

/** What follows the location of a card; `cardText` precedes it. */
function cardTail(shard: Shard, query: ShardQuery, found: Found, position: number): string {
  const { nights } = query;
  const { source, ...sums } = staySums(shard.prices, found.stay, position);
  const price = priceSums({ ...sums, ...found.charges });
  const nightly = riyals(Math.floor(price.total / nights));
  const sourceText = source ? `"${source}"` : "null";
  return (
    `},"lastFreeCancellation":${momentText(lastFreeSecond(shard, query, position))},"nights":${nights},"priceDetail":{"totalPrice":${riyals(price.total)},` +
    `"originalPrice":${riyals(price.original)},"nightlyPrice":${nightly},"currency":"SAR",` +
    `"discount":{"percentage":${percentOff(price)},"source":${sourceText}}}}`
  );
}

const MAX_MOMENTS = 1_000;
const moments = new Map<number, string>();

/** Properties share their deadlines, and formatting one takes as long as a card. */
function momentText(second: number | null): string {
  if (second === null) return "null";
  const known = moments.get(second);
  if (known !== undefined) return known;
  if (moments.size === MAX_MOMENTS) moments.clear();
  const text = `"${new Date(second * 1000).toISOString()}"`;
  moments.set(second, text);
  return text;
}

function filtersText(shard: Shard, found: Found): string {
  const options = lookupFilterNames.map((filter) => `"${filter}":[${optionsText(shard, found, filter)}]`);
  const ranges = rangeFilterNames.map((filter) => `"${filter}":${rangeText(found, filter)}`);
  const checkboxes = checkboxFilterNames.map((filter) => `"${filter}":{"totalCount":${found.checkboxes[filter]}}`);
  return [...options, ...ranges, ...checkboxes].join(",");
}

/** Options that would find nothing are omitted: the first answer of a search has them all. */
function optionsText(shard: Shard, found: Found, filter: LookupFilterName): string {
  const counts = found.options[filter];
  let text = "";
  for (const [index, { opening }] of shard.options[filter].inOrder.entries()) {
    if (counts[index] === 0) continue;
    text += `${text === "" ? "" : ","}${opening}${counts[index]}}`;
  }
  return text;
}

function rangeText({ price, ranges }: Found, filter: RangeFilterName): string {
  const { minimum, maximum } = rangeFilter(filter);
  if (isMeasure(filter)) {
    const ends = ranges[filter];
    return ends ? `{"${minimum}":${ends.minimum},"${maximum}":${ends.maximum}}` : "null";
  }
  if (!price) return "null";
  const ends = `"${minimum}":${riyals(price.cheapest)},"${maximum}":${riyals(price.dearest)}`;
  return `{${ends},"histogram":[${price.histogram.join(",")}]}`;
}
