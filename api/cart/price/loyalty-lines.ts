import type { Line } from "#api/item/kind/price-line.ts";
import type { CartSums } from "#domain/cart/totals.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { CartLeg } from "./price-line.ts";

type Paid = { cart: { id: string }; legs: readonly CartLeg[] };

/**
 * One line for each leg, named after its programme. Together they take off what the cart's sums say. A change also has the
 * legs that paid its order before.
 */
export function loyaltyLines({ cart, legs }: Paid, { loyalty }: CartSums, language: Language): Line[] {
  let left = loyalty;
  return legs.map((leg) => {
    const halalas = Math.min(leg.valueHalalas, left);
    left -= halalas;
    const line = loyaltyLine(leg, 0 - halalas, language);
    return leg.cartId === cart.id ? line : { ...line, additionalData: { ...line.additionalData, paidBefore: true } };
  });
}

/** The line of a leg; also one that takes nothing off and only has a note. */
export function loyaltyLine(leg: CartLeg, halalas: number, language: Language): Line {
  const { id, method, points, valueHalalas, baseHalalas, memberMask } = leg;
  const name = lazyMessagesOf(language).paid.methods[method];
  return {
    type: "loyalty",
    productId: id,
    category: method,
    name,
    description: name,
    halalas,
    notes: baseHalalas > valueHalalas ? [legNote("info", "cut")] : [],
    additionalData: {
      burnPoints: points ?? riyals(valueHalalas),
      basePrice: riyals(baseHalalas),
      maskedMember: memberMask,
    },
  };
}

type Note = NonNullable<Line["notes"]>[number];

export function legNote(type: Note["type"], name: "cut" | "released" | "walletReleased"): Note {
  const message = { en: lazyMessagesOf("en").points.note[name], ar: lazyMessagesOf("ar").points.note[name] };
  return { type, code: null, message };
}
