import { cartLines, type PricedCart, sumsOf } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { SnapshotContext } from "#api/item/kind/item-handler.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { OrderItem } from "#api/schema/item.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { OrderedItem } from "./insert-order.ts";

/**
 * The items of an order with a copy of what the cart shows in both languages: later changes of what was bought, its name or
 * its rules do not change an order. The total is split by what each item costs.
 */
export function orderedItems(priced: PricedCart<CartRow>, shown: Omit<SnapshotContext, "dueHalalas">): OrderedItem[] {
  const { cart, facts } = priced;
  if (!cart.guest) throw new Problem("guest-missing");
  const { total, loyalty } = sumsOf(priced);
  const whole = { guests: cart.guest, priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") } };
  const costs = cart.items.map((item) => sumsOf({ cart: { ...cart, items: [item] }, coupon: null, legs: [] }).total);
  const payable = payableOf(priced);
  const [minors, halalas, dues] = [payable.minor, payable.halalas, total + loyalty].map((sum) =>
    splitProRata(sum, costs),
  );
  return cart.items.map((item, index) => {
    const own = facts[index];
    if (!own) throw new Error(`Item ${item.itemId} was read without its facts.`);
    const context = { ...shown, dueHalalas: dues?.[index] ?? 0 };
    const snapshot = handlerOf(item).view.snapshot({ cart, item, facts: own }, context);
    return {
      item,
      snapshot: { ...whole, ...snapshot } as OrderItem["snapshot"],
      totalMinor: minors?.[index] ?? 0,
      totalHalalas: halalas?.[index] ?? 0,
    };
  });
}
