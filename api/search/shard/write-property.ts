import { deadlineOf, policyTypes } from "#domain/policy/cancellation-policy.ts";
import { filters, type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";
import { welcomedGuestTypes } from "#domain/search/guest-types.ts";
import { reviewTypesOf } from "#domain/search/review-types.ts";
import type { Day } from "#domain/stay/day.ts";
import { fold } from "#domain/text/fold.ts";
import { type Bitset, clearBit, emptyBitset, setBit } from "./bitset.ts";
import { dropCard, putCard } from "./card-store.ts";
import { cardText } from "./card-text.ts";
import { type Measure, measures } from "./measures.ts";
import { dropPrices, putPrices } from "./night-prices.ts";
import { joinOrders, leaveOrders } from "./orders.ts";
import type { HomeFacts } from "./property-facts.ts";
import type { Option, Shard } from "./shard.ts";
import { closeGates, openGates } from "./stay-restrictions.ts";

/** How the answer describes an option: its place among the others and the group it is listed under. */
export type OptionLabels = (filter: LookupFilterName, id: number) => { rank: number; groupId: number | null };

/** The options a home has, filter by filter: a new lookup filter is a line here. */
const optionsOf: Record<LookupFilterName, (home: HomeFacts) => readonly number[]> = {
  cities: (home) => [home.cityId],
  areas: (home) => [home.areaId],
  propertyTypes: (home) => [home.propertyTypeId],
  amenities: (home) => home.amenityIds,
  spaces: (home) => home.spaceIds,
  guestTypes: (home) => welcomedGuestTypes(home.guestTypeIds),
  reviewRating: (home) => reviewTypesOf(home.review),
};

/** The value of each measure: a new range filter is a line here. */
const measureOf: Record<Measure, (home: HomeFacts) => number> = {
  sizeFilter: (home) => home.size,
  bedCountFilter: (home) => home.bedRoomCount,
  bathRoomCountFilter: (home) => home.bathRoomCount,
};

/** Enters a home that is new, or all that is new of one that is there. False when there is no room left. */
export function putHome(shard: Shard, home: HomeFacts, labels: OptionLabels): boolean {
  const known = shard.positionOf.get(home.id);
  if (known === undefined && shard.used === shard.room) return false;
  const position = known ?? shard.used++;
  const moves = known === undefined || isOrderedAnew(shard, position, home);
  if (known !== undefined) forget(shard, position);
  if (known !== undefined && moves) leaveOrders(shard, position, shard.used);
  writeHome(shard, position, home, labels);
  if (moves) joinOrders(shard, position, shard.used - 1);
  return true;
}

/** A booking or a price leaves a home where it stands, and most changes are one of these. */
function isOrderedAnew(shard: Shard, position: number, home: HomeFacts): boolean {
  return (
    shard.rank[position] !== home.rank ||
    shard.dynamicRank[position] !== home.dynamicRank ||
    measures.some((measure) => shard.measures[measure].values[position] !== measureOf[measure](home))
  );
}

/** Writes a home to an empty position and leaves the orders to the caller. */
export function writeHome(shard: Shard, position: number, home: HomeFacts, labels: OptionLabels): void {
  shard.positionOf.set(home.id, position);
  putNumbers(shard, position, home);
  putSets(shard, position, home, labels);
  putPrices(shard.prices, position, home.rates);
  closeGates(shard.gates, position, home.rules, home.takenNights);
  putCard(shard.cards, position, cardText(home));
  dropCard(shard.sights, position);
  if (home.holdEndsAt === null) shard.holdEnds.delete(home.id);
  else shard.holdEnds.set(home.id, home.holdEndsAt);
}

/** Takes a home out of every answer; its position stays empty, and is its own should it come back. */
export function dropHome(shard: Shard, id: number): void {
  const position = shard.positionOf.get(id);
  if (position !== undefined) clearBit(shard.listed, position);
  shard.holdEnds.delete(id);
}

function forget(shard: Shard, position: number): void {
  for (const filter of lookupFilterNames) {
    for (const { homes } of shard.options[filter].inOrder) clearBit(homes, position);
  }
  for (const homes of [shard.listed, shard.is3DView, shard.refundable]) clearBit(homes, position);
  dropPrices(shard.prices, position);
  openGates(shard.gates, position);
}

function putNumbers(shard: Shard, position: number, home: HomeFacts): void {
  shard.id[position] = home.id;
  shard.rank[position] = home.rank;
  shard.dynamicRank[position] = home.dynamicRank;
  shard.rating[position] = Math.round(home.review.averageRating * 100);
  for (const measure of measures) shard.measures[measure].values[position] = measureOf[measure](home);
  shard.capacity[position] = home.capacity;
  shard.latitude[position] = home.latitude;
  shard.longitude[position] = home.longitude;
  shard.exactLatitude[position] = home.exact.latitude;
  shard.exactLongitude[position] = home.exact.longitude;
  const lead = freeLead(home);
  shard.freeLead[position] = lead;
  shard.longestLead = Math.max(shard.longestLead, lead);
  shard.rooms[position] = home.rooms.join();
  shard.salt[position] = home.salt;
  shard.names[position] = `${fold(home.nameEn)}\n${fold(home.nameAr)}`;
}

function putSets(shard: Shard, position: number, home: HomeFacts, labels: OptionLabels): void {
  setBit(shard.listed, position);
  if (home.is3DView) setBit(shard.is3DView, position);
  if (home.terms.policyTypeId === policyTypes.FULLY_REFUNDABLE) setBit(shard.refundable, position);
  for (const filter of lookupFilterNames) {
    for (const id of optionsOf[filter](home)) setBit(homesWith(shard, filter, id, labels), position);
  }
}

function homesWith(shard: Shard, filter: LookupFilterName, id: number, labels: OptionLabels): Bitset {
  const { byId, inOrder } = shard.options[filter];
  const known = byId.get(id);
  if (known) return known.homes;
  const { rank, groupId } = labels(filter, id);
  const { lookupTypeId } = filters[filter];
  const opening = `${JSON.stringify({ id, lookupTypeId, groupId, rank }).slice(0, -1)},"totalCount":`;
  const option: Option = { id, homes: emptyBitset(shard.room), rank, opening };
  byId.set(id, option);
  inOrder.push(option);
  inOrder.sort((one, other) => one.rank - other.rank || one.id - other.id);
  return option.homes;
}

const EPOCH: Day = "1970-01-01";

/** Few hosts invent hours of their own, so that most homes share theirs. */
const leads = new Map<string, number>();
const MOST_LEADS = 1_000;

/** The zones of our homes know no summer time, so that every check-in day has the same. */
function freeLead({ terms }: HomeFacts): number {
  const shared = `${terms.checkInFrom} ${terms.timeZone} ${terms.freeCancellationHours}`;
  const known = leads.get(shared);
  if (known !== undefined) return known;
  if (leads.size === MOST_LEADS) leads.clear();
  const lead = -deadlineOf({ ...terms, checkIn: EPOCH }).getTime() / 1000;
  leads.set(shared, lead);
  return lead;
}
