import type { ShownItem } from "#api/item/kind/item-handler.ts";
import type { Line } from "#api/item/kind/price-line.ts";
import type { DraftItemOf } from "#api/schema/item.ts";
import type { ItemCharges } from "#domain/cart/totals.ts";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { riyals } from "#domain/price/riyals.ts";
import { nameOf } from "./property/booked-property.ts";

type Shown = ShownItem<"chalet">;
type Price = DraftItemOf<"chalet">["price"];

export function stayCharges({ price }: Pick<DraftItemOf<"chalet">, "price">): ItemCharges {
  return price;
}

export function stayLines(shown: Shown, language: Language): { charges: Line[]; discounts: Line[] } {
  const { price } = shown.item;
  return {
    charges: [nightsLine(shown, language), ...feeLines(price, language)],
    discounts: discountLines(price, language),
  };
}

function nightsLine({ cart, item, facts }: Shown, language: Language): Line {
  const { nights, accommodation, discount } = item.price;
  return {
    type: "accommodation",
    category: "chalet",
    name: nameOf(facts.property, language),
    description: messagesOf(language).price.forNights({ n: nights }),
    halalas: accommodation,
    additionalData: {
      nights,
      originalTotal: riyals(accommodation),
      discountAmount: riyals(discount.amount),
      discountPercentage: discount.percentage,
      discountSource: discount.source,
    },
    traveller: cart.guest,
  };
}

function feeLines({ serviceFee: halalas }: Price, language: Language): Line[] {
  if (halalas === 0) return [];
  const { serviceFee } = messagesOf(language).price;
  return [{ type: "rule", name: serviceFee, description: serviceFee, code: "SERVICE_FEE", halalas }];
}

/** The discount of the property, the site or a campaign on the nights. */
function discountLines({ discount: { amount } }: Price, language: Language): Line[] {
  if (amount === 0) return [];
  const { discount } = messagesOf(language).price;
  const line = { name: discount, description: discount, category: "discount", code: "DISCOUNT" };
  return [{ type: "rule", ...line, halalas: 0 - amount }];
}
