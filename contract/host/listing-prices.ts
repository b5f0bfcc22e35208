import { z } from "zod";
import { discountedLengths, leadKinds } from "#domain/price/property-rates.ts";
import { seasonKinds } from "#domain/price/season.ts";
import { MAX_NOTICE_HOURS, MAX_PREP_NIGHTS } from "#domain/stay/booking-rule.ts";
import { MAX_WINDOW_MONTHS } from "#domain/stay/calendar/calendar-window.ts";
import { daysBetween } from "#domain/stay/day.ts";
import { MAX_NIGHTS, MIN_NIGHTS } from "#domain/stay/stay.ts";
import { weekdays } from "#domain/stay/weekday.ts";

export const MIN_NIGHT_PRICE = 50;
export const MAX_NIGHT_PRICE = 50_000;
const MAX_PERIODS = 40;
/** From the first day of all periods to the last. */
const MAX_PERIOD_DAYS = 3 * 366;

/** A night before discount and VAT, in whole riyals. */
const NightPrice = z.int().min(MIN_NIGHT_PRICE).max(MAX_NIGHT_PRICE);
const Percent = z.int().min(-50).max(200);
const Time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

const Season = z.strictObject({
  /** On the price of the day of the week. */
  percent: Percent.default(0),
  minNights: z.int().min(MIN_NIGHTS).max(14).default(MIN_NIGHTS),
});

/** Days from and to are both included. A percentage is on the price of the day of the week; a season adds nothing to it. */
const Period = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    from: z.iso.date(),
    to: z.iso.date(),
    price: NightPrice.optional(),
    percent: Percent.optional(),
    minNights: z.int().min(MIN_NIGHTS).max(MAX_NIGHTS).default(MIN_NIGHTS),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "A period ends on its first day or later." })
  .refine(({ price, percent }) => price === undefined || percent === undefined, {
    path: ["percent"],
    error: "A period has a price or a percentage, not both.",
  });

const Periods = z
  .array(Period)
  .max(MAX_PERIODS)
  .superRefine((periods, context) => {
    const inOrder = [...periods.entries()].toSorted(([, one], [, other]) => (one.from < other.from ? -1 : 1));
    for (const [position, [index, { from }]] of inOrder.entries()) {
      const before = inOrder[position - 1]?.[1];
      if (!before || from > before.to) continue;
      context.addIssue({ code: "custom", path: [index, "from"], message: `It overlaps “${before.name}”.` });
    }
    const [first, last] = [inOrder[0]?.[1].from, inOrder.at(-1)?.[1].to];
    if (first && last && daysBetween(first, last) > MAX_PERIOD_DAYS)
      context.addIssue({ code: "custom", message: "Periods lie within three years." });
  });

const LengthDiscounts = z
  .array(z.strictObject({ minNights: z.literal(discountedLengths), percent: z.int().min(1).max(60) }))
  .max(3)
  .superRefine((discounts, context) => {
    const inOrder = [...discounts.entries()].toSorted(([, one], [, other]) => one.minNights - other.minNights);
    for (const [position, [index, { minNights, percent }]] of inOrder.entries()) {
      const before = inOrder[position - 1]?.[1];
      if (!before || (minNights > before.minNights && percent > before.percent)) continue;
      context.addIssue({
        code: "custom",
        path: [index, "percent"],
        message: `A longer stay has a higher percentage: ${before.minNights} nights have ${before.percent}.`,
      });
    }
  });

const LeadDiscounts = z
  .array(
    z.strictObject({
      kind: z.enum(leadKinds),
      days: z.int().min(0).max(365),
      percent: z.int().min(1).max(50),
    }),
  )
  .refine((discounts) => new Set(discounts.map(({ kind }) => kind)).size === discounts.length, {
    error: "There is one early and one last-minute discount.",
  });

const BookingLimits = z.strictObject({
  noticeHours: z.int().min(0).max(MAX_NOTICE_HOURS).default(0),
  /** `HH:MM` at the home. */
  sameDayUntil: Time.nullable().default(null),
  prepNights: z.int().min(0).max(MAX_PREP_NIGHTS).default(0),
  windowMonths: z.int().min(1).max(MAX_WINDOW_MONTHS).default(MAX_WINDOW_MONTHS),
  maxNights: z.int().min(MIN_NIGHTS).max(MAX_NIGHTS).default(MAX_NIGHTS),
});

/** Everything that a host sets of prices, in whole riyals, and of how a home is booked. */
export const listingPrices = z.strictObject({
  weekdayPrice: NightPrice,
  weekendPrice: NightPrice,
  /** Prices of days of the week, before the two above. */
  dayPrices: z.partialRecord(z.enum(weekdays), NightPrice).default({}),
  seasons: z.partialRecord(z.enum(seasonKinds), Season).default({}),
  periods: Periods.default([]),
  lengthDiscounts: LengthDiscounts.default([]),
  leadDiscounts: LeadDiscounts.default([]),
  booking: BookingLimits.nullable().default(null),
});
export type ListingPrices = z.infer<typeof listingPrices>;
