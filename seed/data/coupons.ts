import type { coupons } from "#api/schema/cart.ts";

/** Days are counted from the day of seeding; amounts are halalas before VAT. */
export type SeedCoupon = Omit<typeof coupons.$inferInsert, "startsAt" | "endsAt"> & { from: number; to: number };

/** The codes of the campaigns, valid as long as they run, one that is used up and one for the longest stays. */
export const seedCoupons: readonly SeedCoupon[] = [
  {
    code: "WEEKDAY15",
    kind: "percent",
    value: 15,
    most: 60_000,
    cityId: 5,
    weekdays: ["sun", "mon", "tue", "wed"],
    from: -20,
    to: 75,
  },
  { code: "AHLAN50", kind: "amount", value: 5_000, least: 50_000, isFirstBooking: true, from: -90, to: 270 },
  { code: "GHAYM10", kind: "percent", value: 10, brand: "tajawal", cityId: 6, leastNights: 2, from: -5, to: 45 },
  { code: "BAHR20", kind: "percent", value: 20, cityId: 1, from: -150, to: -60 },
  { code: "SOLDOUT", kind: "percent", value: 50, usageLimit: 0, from: -30, to: 180 },
  { code: "BIGSTAY", kind: "amount", value: 100_000, least: 2_000_000, from: -30, to: 180 },
];
