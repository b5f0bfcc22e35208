import type { Order } from "#contract/order/order.ts";
import type { OrderStatus } from "#domain/order/order-status.ts";
import type { ChaletRows } from "./chalet.ts";

/** What carts and orders can hold. `api/item/item-kinds.ts` has everything that depends on it. */
export const itemKinds = ["chalet"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What the tables of a kind store. */
type KindRows = {
  /** An item of a cart that is not held yet. */
  draft: { price: object; policies: readonly object[] };
  /** An item of a cart. */
  cart: { price: object; policies: readonly object[] };
  /** An item of an order. */
  order: object;
  /** What an order copies of an item when it is placed. */
  snapshot: object;
  /** What is shown of an item beside its rows. */
  facts: object;
};
type ForEachKind<Rows extends Record<ItemKind, KindRows>> = Rows;
type ItemRows = ForEachKind<{ chalet: ChaletRows }>;

/** What the guest saw of the whole cart and agreed to, in both languages. Each item of an order has it. */
export type WholeSnapshot = {
  guests: Order["guests"];
  priceLines: { en: Order["priceLines"]; ar: Order["priceLines"] };
};

type AnyItem<Kind extends ItemKind> = { itemId: string; kind: Kind; startsOn: string; endsOn: string };

export type DraftItemOf<Kind extends ItemKind> = AnyItem<Kind> & ItemRows[Kind]["draft"];
export type CartItemOf<Kind extends ItemKind> = AnyItem<Kind> & ItemRows[Kind]["cart"];
export type SnapshotOf<Kind extends ItemKind> = WholeSnapshot & ItemRows[Kind]["snapshot"];
export type FactsOf<Kind extends ItemKind> = ItemRows[Kind]["facts"];
export type OrderFieldsOf<Kind extends ItemKind> = ItemRows[Kind]["order"];
export type OrderItemOf<Kind extends ItemKind> = AnyItem<Kind> & { statusCode: OrderStatus } & {
  snapshot: SnapshotOf<Kind>;
} & OrderFieldsOf<Kind>;

/** An item of any kind; `kind` tells which. */
export type DraftItem = { [Kind in ItemKind]: DraftItemOf<Kind> }[ItemKind];
export type CartItem = { [Kind in ItemKind]: CartItemOf<Kind> }[ItemKind];
export type OrderItem = { [Kind in ItemKind]: OrderItemOf<Kind> }[ItemKind];
/** The facts of each item, in the order of the items. */
export type ItemFacts = { [Kind in ItemKind]: FactsOf<Kind> }[ItemKind];
