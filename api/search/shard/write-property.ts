import { checkboxFilterNames, filters, type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";
import { fold } from "#domain/text/fold.ts";
import { type Bitset, clearBit, emptyBitset, setBit } from "./bitset.ts";
import { putBookingLimits } from "./booking-limits.ts";
import { dropCard, putCard } from "./card-store.ts";
import { cardText, descriptionText } from "./card-text.ts";
import { freeLeadOf } from "./free-cancellation.ts";
import { measures } from "./measures.ts";
import { dropPrices, putPrices } from "./night-prices.ts";
import { insertIntoOrders, removeFromOrders } from "./orders.ts";
import type { PropertyFacts } from "./property-facts.ts";
import type { Option, Shard } from "./shard.ts";
import { addRestrictions, clearRestrictions } from "./stay-restrictions.ts";

/** How the answer describes an option: its rank among the others and the group that lists it. */
export type OptionLabels = (filter: LookupFilterName, id: number) => { rank: number; groupId: number | null };

/** Adds a property or replaces the one with its id. False when the shard is full. */
export function putProperty(shard: Shard, property: PropertyFacts, labels: OptionLabels): boolean {
  const known = shard.positionOf.get(property.id);
  if (known === undefined && shard.used === shard.capacity) return false;
  const position = known ?? shard.used++;
  const moves = known === undefined || changesOrder(shard, position, property);
  if (known !== undefined) clearPosition(shard, position);
  if (known !== undefined && moves) removeFromOrders(shard, position, shard.used);
  writeProperty(shard, position, property, labels);
  if (moves) insertIntoOrders(shard, position, shard.used - 1);
  return true;
}

/** Most changes are a booking or a price, which keep the order. */
function changesOrder(shard: Shard, position: number, property: PropertyFacts): boolean {
  return (
    shard.rank[position] !== property.rank ||
    shard.dynamicRank[position] !== property.dynamicRank ||
    measures.some((measure) => shard.measures[measure].values[position] !== shard.columns.measures[measure](property))
  );
}

/** Writes a property to an empty position; the caller updates the orders. */
export function writeProperty(shard: Shard, position: number, property: PropertyFacts, labels: OptionLabels): void {
  shard.positionOf.set(property.id, position);
  putNumbers(shard, position, property);
  putSets(shard, position, property, labels);
  putPrices(shard.prices, position, property.rates);
  addRestrictions(shard.restrictions, position, property.rules, property.takenNights);
  putBookingLimits(shard.limits, position, property);
  putCard(shard.cards, position, cardText(property));
  if (property.cover) putCard(shard.placeholders, position, descriptionText(property.cover));
  else dropCard(shard.placeholders, position);
  if (property.holdEndsAt === null) shard.holdEnds.delete(property.id);
  else shard.holdEnds.set(property.id, property.holdEndsAt);
}

/** Removes a property from every answer. Its position stays reserved in case it is listed again. */
export function dropProperty(shard: Shard, id: number): void {
  const position = shard.positionOf.get(id);
  if (position !== undefined) clearBit(shard.listed, position);
  shard.holdEnds.delete(id);
}

function clearPosition(shard: Shard, position: number): void {
  for (const filter of lookupFilterNames) {
    for (const { properties } of shard.options[filter].inOrder) clearBit(properties, position);
  }
  for (const filter of checkboxFilterNames) clearBit(shard.checkboxes[filter], position);
  clearBit(shard.listed, position);
  dropPrices(shard.prices, position);
  clearRestrictions(shard.restrictions, position);
}

function putNumbers(shard: Shard, position: number, property: PropertyFacts): void {
  shard.id[position] = property.id;
  shard.fingerprint[position] = property.fingerprint;
  shard.rank[position] = property.rank;
  shard.dynamicRank[position] = property.dynamicRank;
  shard.rating[position] = Math.round(property.review.averageRating * 100);
  for (const measure of measures) {
    shard.measures[measure].values[position] = shard.columns.measures[measure](property);
  }
  shard.sleeps[position] = property.sleeps;
  shard.latitude[position] = property.latitude;
  shard.longitude[position] = property.longitude;
  shard.exactLatitude[position] = property.exact.latitude;
  shard.exactLongitude[position] = property.exact.longitude;
  const lead = freeLeadOf(property);
  shard.freeLead[position] = lead;
  shard.longestLead = Math.max(shard.longestLead, lead);
  shard.rooms[position] = property.rooms.join();
  shard.bySea[position] = Number(property.isBySea);
  shard.salt[position] = property.salt;
  shard.names[position] = `${fold(property.nameEn)}\n${fold(property.nameAr)}`;
}

function putSets(shard: Shard, position: number, property: PropertyFacts, labels: OptionLabels): void {
  setBit(shard.listed, position);
  for (const [index, filter] of checkboxFilterNames.entries()) {
    if (property.checkboxes[index] === "1") setBit(shard.checkboxes[filter], position);
  }
  for (const filter of lookupFilterNames) {
    for (const id of shard.columns.lookups[filter](property)) setBit(optionSet(shard, filter, id, labels), position);
  }
}

function optionSet(shard: Shard, filter: LookupFilterName, id: number, labels: OptionLabels): Bitset {
  const { byId, inOrder } = shard.options[filter];
  const known = byId.get(id);
  if (known) return known.properties;
  const { rank, groupId } = labels(filter, id);
  const { lookupTypeId } = filters[filter];
  const opening = `${JSON.stringify({ id, lookupTypeId, groupId, rank }).slice(0, -1)},"totalCount":`;
  const option: Option = { id, properties: emptyBitset(shard.capacity), rank, opening };
  byId.set(id, option);
  inOrder.push(option);
  inOrder.sort((one, other) => one.rank - other.rank || one.id - other.id);
  return option.properties;
}
