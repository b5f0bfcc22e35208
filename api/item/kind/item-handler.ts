import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { CartRow, ShownCart } from "#api/schema/cart.ts";
import type {
  CartItemOf,
  DraftItemOf,
  FactsOf,
  ItemKind,
  OrderFieldsOf,
  OrderItemOf,
  SnapshotOf,
  WholeSnapshot,
} from "#api/schema/item.ts";
import type { OrderRow, WholeOrder } from "#api/schema/order.ts";
import type { Cart, CartProduct, CartTotals } from "#contract/cart/cart.ts";
import type { Order } from "#contract/order/order.ts";
import type { ItemCharges } from "#domain/cart/totals.ts";
import type { BothTexts, DocumentContent } from "#domain/document/document-content.ts";
import type { Sale } from "#domain/document/sold-lines.ts";
import type { Language } from "#domain/language/language.ts";
import type { Day } from "#domain/stay/day.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import type { Line } from "./price-line.ts";

/** Everything that depends on the kind of an item. `api/item/item-kinds.ts` has one for each kind. */
export type ItemHandler<Kind extends ItemKind> = {
  /** The first letter of the numbers of orders whose first item is of this kind. */
  orderLetter: string;
  read: ReadItem<Kind>;
  price: PriceItem<Kind>;
  hold: HoldItem<Kind>;
  /** What was being paid for is paid; `false` when a part of it is missing. */
  confirm: MoveItem<Kind>;
  release: ReleaseItem<Kind>;
  view: ViewItem<Kind>;
  document: DocumentItem<Kind>;
  messages: MessagesOfItem<Kind>;
  cancel: CancelItem<Kind>;
  /** Queries that find rows of this kind which violate an invariant. */
  invariants: readonly ItemInvariant[];
};

type ReadItem<Kind extends ItemKind> = {
  /** SQL of one JSON object with the columns of this kind, for the row `i` of `cart_item`. */
  cart: string;
  /** The same for the row `i` of `order_item`. */
  order: string;
  /** Makes of that JSON what the row of an order has: JSON has no dates. */
  orderFields: (json: OrderFieldsOf<Kind>) => OrderFieldsOf<Kind>;
  /** SQL of one JSON object with the facts, for the row `i` of `cart_item`. */
  facts: string;
  /** What is shown of an item beside its rows. */
  readFacts: (db: Tx, item: DraftItemOf<Kind>) => Promise<FactsOf<Kind>>;
  /** The facts that an order has copied, for a cart that is priced again later. */
  factsOfSnapshot: (snapshot: SnapshotOf<Kind>) => FactsOf<Kind>;
  /** Writes the columns of this kind of an order's item. */
  insertIntoOrder: (tx: Tx, orderItemId: string, item: CartItemOf<Kind>) => Promise<void>;
};

type PriceItem<Kind extends ItemKind> = {
  charges: (item: DraftItemOf<Kind>) => ItemCharges;
  /** Charges are shown before what is added to the whole cart, discounts after it. */
  lines: (shown: ShownItem<Kind>, language: Language) => { charges: Line[]; discounts: Line[] };
  /** What the guest leaves as a deposit, in base riyals. */
  deposit: (item: OrderItemOf<Kind>) => number;
};
export type ShownItem<Kind extends ItemKind> = { cart: ShownCart; item: DraftItemOf<Kind>; facts: FactsOf<Kind> };

type MoveItem<Kind extends ItemKind> = (tx: Tx, item: CartItemOf<Kind>, cart: Changing) => Promise<boolean>;
type Changing = Pick<CartRow, "change">;

type HoldItem<Kind extends ItemKind> = {
  /** How many guests the item can take. */
  capacity: (db: Tx, item: CartItemOf<Kind>) => Promise<number>;
  /** Locks what carts and orders with these items compete for, before the cart and the order are locked. */
  lock: (tx: Tx, items: readonly (CartItemOf<Kind> | OrderItemOf<Kind>)[]) => Promise<void>;
  /** `false` when not everything is held any more. */
  extend: (tx: Tx, item: CartItemOf<Kind>, cart: Changing & { until: Date }) => Promise<boolean>;
  /** What is held is being paid for; `false` when not everything is held any more. */
  startPaying: MoveItem<Kind>;
  /** What was being paid for is held again after a failed attempt. */
  again: (tx: Tx, item: CartItemOf<Kind>, cart: Changing & { until: Date }) => Promise<void>;
};

type ReleaseItem<Kind extends ItemKind> = {
  /** Releases what is only held. */
  held: (tx: Tx, items: readonly CartItemOf<Kind>[]) => Promise<void>;
  /** Releases what is not paid for: held, or being paid for. */
  unpaid: (tx: Tx, item: CartItemOf<Kind>) => Promise<void>;
  /** Releases what an order has. */
  ordered: (tx: Tx, item: OrderItemOf<Kind>) => Promise<void>;
  /** Keeps what an order had from being sold again. */
  block: (tx: Tx, item: OrderItemOf<Kind>) => Promise<void>;
};

/** Which fields of answers belong to the whole; the contract has the others for the kinds of items. */
type WholeCartField =
  | ("cartId" | "siteId" | "status" | "expired" | "expiredAt" | "serverTime" | "products" | "totals")
  | ("orderNumber" | "paymentId" | "earn" | "change");
type WholeOrderField =
  | ("orderNumber" | "statusCode" | "createdAt" | "guestCount" | "guests" | "priceLines" | "rate" | "payments")
  | ("legs" | "refunds" | "events" | "total" | "currency" | "due" | "invoiceUrl" | "documents" | "canCancel")
  | ("canModify" | "changes" | "earn" | "isEmailRefused" | "code");
type SummaryField = "productType" | "property" | "checkIn" | "checkOut" | "nights";
export type CartFields = Omit<Cart, WholeCartField>;
export type SummaryFields = Pick<Order, SummaryField>;
export type OrderFields = Omit<Order, WholeOrderField | SummaryField>;

export type CartViewContext = {
  language: Language;
  isPaid: boolean;
  totals: CartTotals;
  describePictures: DescribePictures;
  secrets: readonly string[];
};
export type SnapshotContext = Pick<CartViewContext, "describePictures" | "secrets"> & {
  /** Everything that is due for the cart, in halalas. */
  dueHalalas: number;
};

type ViewItem<Kind extends ItemKind> = {
  cart: (shown: ShownItem<Kind>, context: CartViewContext) => Partial<CartFields>;
  summary: (
    order: WholeOrder,
    item: OrderItemOf<Kind>,
    context: Pick<CartViewContext, "language" | "secrets">,
  ) => Partial<SummaryFields>;
  order: (
    db: Tx,
    placed: { order: OrderRow; item: OrderItemOf<Kind> },
    language: Language,
  ) => Promise<Partial<OrderFields>>;
  /** What an order copies of a cart: later changes of what was bought do not change the order. */
  snapshot: (shown: ShownItem<Kind>, context: SnapshotContext) => Omit<SnapshotOf<Kind>, keyof WholeSnapshot>;
  /** What an operator sees of an item. */
  facts: (item: OrderItemOf<Kind>) => Record<string, string | number>;
  /** What a user's export has of an item in a cart. */
  exported: (item: CartItemOf<Kind>) => Record<string, string | number>;
};

/** A line of the price in both languages; `minor` is its amount. */
export type SoldLine = { en: CartProduct; ar: CartProduct; minor: number };

type DocumentItem<Kind extends ItemKind> = {
  /** The country whose tax applies. */
  country: (db: Tx, item: OrderItemOf<Kind>) => Promise<string>;
  /** What a document says about the item. */
  subject: (item: OrderItemOf<Kind>) => Pick<DocumentContent, "supplyDay" | "home" | "checkIn" | "checkOut">;
  /** The lines of an invoice, made of the lines of the price. */
  lines: (item: OrderItemOf<Kind>, lines: readonly SoldLine[]) => Sale["lines"];
  /** The one line of an invoice for a change. */
  changeText: (item: OrderItemOf<Kind>) => BothTexts;
  /** Whether the order still has what this cart bought. */
  isUnchanged: (ordered: OrderItemOf<Kind>, bought: CartItemOf<Kind>) => boolean;
};

type Placed<Kind extends ItemKind> = { order: OrderRow; item: OrderItemOf<Kind> };

/** Pages of the order that any browser opens. */
export type ReservationLinks = { open: string; change: string; cancel: string };

type MessagesOfItem<Kind extends ItemKind> = {
  name: (item: OrderItemOf<Kind>, language: Language) => string;
  /** What, when and for whom. */
  facts: (placed: Placed<Kind>) => MailFact[];
  /** The path of a picture, or `null`. */
  picture: (item: OrderItemOf<Kind>) => string | null;
  /** What a guest needs on arrival; `calendarHref` is the link of the calendar file. */
  arrival: (db: Tx, placed: Placed<Kind>, calendarHref: string) => Promise<MailSection[]>;
  /** What is booked in the words of schema.org, which mail programs read. */
  reservation: (db: Tx, placed: Placed<Kind>, links: ReservationLinks) => Promise<object>;
  /** What a cancellation costs a guest who booked then. */
  cancellation: (placed: Placed<Kind>, bookedAt: Date) => MailSection;
  /** Tells whoever provides the item that it is booked. */
  announce: (tx: Tx, placed: Placed<Kind>) => Promise<void>;
  /** Tells them that it is cancelled. */
  announceCancellation: (tx: Tx, placed: Placed<Kind>) => Promise<void>;
};

/** A local time at the place of an item. */
export type ItemMoment = { day: Day; time: string; timeZone: TimeZone };

type CancelItem<Kind extends ItemKind> = {
  begins: (item: OrderItemOf<Kind>) => ItemMoment;
  ends: (item: OrderItemOf<Kind>) => ItemMoment;
  /** What a cancellation keeps, by time before the item begins; amounts are riyals. */
  policy: (item: OrderItemOf<Kind>) => Order["policySnapshot"][number] | undefined;
};

/** The query has the columns `subject` and `detail`. */
export type ItemInvariant = { invariant: string; violations: string };
