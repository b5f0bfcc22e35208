import { eq } from "drizzle-orm";
import type { SoldLine } from "#api/item/kind/item-handler.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartItemOf, OrderItemOf } from "#api/schema/item.ts";
import { cities } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import type { BothTexts } from "#domain/document/document-content.ts";
import type { Sale } from "#domain/document/sold-lines.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf } from "#domain/stay/stay.ts";

type OrderStay = OrderItemOf<"chalet">;

/** The country of the property. */
export async function countryOfStay(db: Tx, { propertyId }: OrderStay): Promise<string> {
  const [home] = await db
    .select({ country: cities.countryCode })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(eq(properties.id, propertyId));
  return home?.country ?? "";
}

/** What a document says about a stay. */
export function documentedStay({ startsOn, endsOn, snapshot: { property } }: OrderStay) {
  const home = { en: property.nameEn, ar: property.nameAr };
  return { supplyDay: endsOn, home, checkIn: startsOn, checkOut: endsOn };
}

/** The nights less their discount, and the fee. */
export function documentLines({ startsOn, endsOn }: OrderStay, lines: readonly SoldLine[]): Sale["lines"] {
  const stay = lines.find(({ en }) => en.type === "accommodation");
  const fee = lines.find(({ en }) => en.code === "SERVICE_FEE");
  const off = lines.filter(({ en }) => en.type === "rule" && en.code === "DISCOUNT");
  const nights = nightsOf({ checkIn: startsOn as Day, checkOut: endsOn as Day });
  return [
    {
      kind: "stay",
      text: namesOf(stay),
      quantity: Number(stay?.en.additionalData.nights ?? nights),
      amount: stay?.minor ?? 0,
      discount: -off.reduce((sum, { minor }) => sum + minor, 0),
    },
    ...(fee ? [{ kind: "fee" as const, text: namesOf(fee), quantity: 1, amount: fee.minor, discount: 0 }] : []),
  ];
}

function namesOf(line: SoldLine | undefined): BothTexts {
  return { en: line?.en.name ?? "", ar: line?.ar.name ?? "" };
}

/** Names the days of a changed stay. */
export function changeText({ startsOn, endsOn }: OrderStay): BothTexts {
  const text = (language: "en" | "ar") =>
    lazyMessagesOf(language).documentMail.changedStay({
      from: displayDay(startsOn as Day, language),
      to: displayDay(endsOn as Day, language),
    });
  return { en: text("en"), ar: text("ar") };
}

/** Whether a change has not yet given the order another claim. */
export function isUnchangedStay(ordered: OrderStay, bought: CartItemOf<"chalet">): boolean {
  return ordered.stayClaimId === bought.stayClaimId;
}
