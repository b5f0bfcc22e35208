import { discountedLengths, type PropertyRates } from "#domain/price/property-rates.ts";
import { stayPercentage } from "#domain/price/stay-discount.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type Bitset, clearBit, emptyBitset, hasBit, lowestBit, setBit } from "./bitset.ts";
import type { ShardQuery } from "./shard-query.ts";

/** Percentages off all nights of a stay: one column per length, and by how far ahead a stay begins. */
export type StayDiscounts = {
  /** The best percentage of a stay that reaches each of `discountedLengths`, and the properties that have one. */
  byLength: StayPercentages[];
  early: LeadColumns;
  lastMinute: LeadColumns;
  withLead: Bitset;
  /** Percentages that searches computed, by nights and days from today. */
  computed: Map<string, StayPercentages>;
};
type LeadColumns = { days: Uint16Array; percentage: Uint8Array };

/** Stays of few lengths and days are searched again and again. */
const MAX_COMPUTED = 64;

/** The nights of a stay, and how many days from today it begins. */
export type BookedAhead = { nights: number; daysAhead: number };

export function emptyStayDiscounts(capacity: number): StayDiscounts {
  const lead = () => ({ days: new Uint16Array(capacity), percentage: new Uint8Array(capacity) });
  return {
    byLength: discountedLengths.map(() => ({
      percentage: new Uint8Array(capacity),
      properties: emptyBitset(capacity),
    })),
    early: lead(),
    lastMinute: lead(),
    withLead: emptyBitset(capacity),
    computed: new Map(),
  };
}

/** Writes the discounts of a position, which must have none before. */
export function putStayDiscounts(discounts: StayDiscounts, position: number, rates: PropertyRates): void {
  const { lengthDiscounts = [], leadDiscounts = [] } = rates;
  if (lengthDiscounts.length + leadDiscounts.length > 0) discounts.computed.clear();
  for (const [index, nights] of discountedLengths.entries()) {
    const percentage = stayPercentage({ lengthDiscounts }, { nights, daysAhead: 0 });
    const column = discounts.byLength[index] as StayPercentages;
    column.percentage[position] = percentage;
    if (percentage > 0) setBit(column.properties, position);
  }
  for (const { kind, days, percentage } of leadDiscounts) {
    const column = kind === "early" ? discounts.early : discounts.lastMinute;
    column.days[position] = days;
    column.percentage[position] = percentage;
    setBit(discounts.withLead, position);
  }
}

export function dropStayDiscounts(discounts: StayDiscounts, position: number): void {
  const { byLength, early, lastMinute, withLead, computed } = discounts;
  if (hasBit(withLead, position) || byLength.some(({ properties }) => hasBit(properties, position))) computed.clear();
  for (const { percentage, properties } of byLength) {
    percentage[position] = 0;
    clearBit(properties, position);
  }
  early.percentage[position] = 0;
  lastMinute.percentage[position] = 0;
  clearBit(withLead, position);
}

/** What a stay gets in each property: a percentage, and the properties in which it is not 0. */
export type StayPercentages = { percentage: Uint8Array; properties: Bitset };

/** The percentages of a stay, which are computed once until a discount changes; `null` when no host gives any. */
export function stayPercentages(discounts: StayDiscounts, stay: BookedAhead): StayPercentages | null {
  const { byLength, withLead, computed } = discounts;
  const column = byLength[discountedLengths.filter((length) => stay.nights >= length).length - 1];
  if (isEmpty(withLead)) return column && !isEmpty(column.properties) ? column : null;
  const key = `${stay.nights} ${stay.daysAhead}`;
  const known = computed.get(key);
  if (known) return known;
  if (computed.size === MAX_COMPUTED) computed.clear();
  const percentages = withLeadOf(discounts, column, stay.daysAhead);
  computed.set(key, percentages);
  return percentages;
}

function withLeadOf(
  { early, lastMinute, withLead }: StayDiscounts,
  column: StayPercentages | undefined,
  daysAhead: number,
): StayPercentages {
  const percentage = column?.percentage.slice() ?? new Uint8Array(early.days.length);
  const properties = column?.properties.slice() ?? new Int32Array(withLead.length);
  for (let word = 0; word < withLead.length; word++) {
    for (let rest = withLead[word] as number; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      const isEarly = daysAhead >= (early.days[position] as number);
      const isLate = daysAhead <= (lastMinute.days[position] as number);
      const best = Math.max(
        percentage[position] as number,
        isEarly ? (early.percentage[position] as number) : 0,
        isLate ? (lastMinute.percentage[position] as number) : 0,
      );
      percentage[position] = best;
      if (best > 0) setBit(properties, position);
    }
  }
  return { percentage, properties };
}

function isEmpty(set: Bitset): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false;
  return true;
}

/** How many days from today in Riyadh a stay begins. */
export function daysAheadOf({ checkIn, now }: Pick<ShardQuery, "checkIn" | "now">): number {
  return checkIn - numberOfDay(todayInRiyadh(new Date(now * 1_000)));
}

export function sizeOfStayDiscounts({ byLength, early, lastMinute, withLead }: StayDiscounts): number {
  const columns = [...byLength.flatMap(({ percentage, properties }) => [percentage, properties]), withLead];
  const leads = [early, lastMinute].flatMap(({ days, percentage }) => [days, percentage]);
  return [...columns, ...leads].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
