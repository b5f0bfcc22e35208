import { and, inArray, not, type SQL, sql } from "drizzle-orm";
import { sqlToday } from "#api/platform/database/app-now.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import type { OrderSummary } from "#contract/order/order-list.ts";
import { isUnderWay, orderStatuses } from "#domain/order/order-status.ts";
import { orderOf, selectOrders } from "./read-order.ts";
import { giftSummaries } from "./view/gift-summaries.ts";
import { orderSummary, type ViewOptions } from "./view/order-view.ts";
import { paidPrices } from "./view/paid-prices.ts";

type PageQuery = { list?: "upcoming" | "past" | undefined; page?: number | undefined; pageSize?: number | undefined };
type OrderPage = { items: OrderSummary[]; page: number; pageSize: number; totalCount: number };

const FIRST_PAGE = 1;
const PAGE_SIZE = 10;

type ListOptions = ViewOptions & { sealKeys: readonly SealKey[] };
/** The page, and whether this site knows gift cards. */
type OrdersQuery = PageQuery & { hasGifts: boolean };

/** A page of an account's orders and gifts: upcoming ones, the next first; or past ones, the latest first. */
export async function listOrders(options: ListOptions, userId: string, query: OrdersQuery): Promise<OrderPage> {
  const { db } = options;
  const { list = "upcoming", page = FIRST_PAGE, pageSize = PAGE_SIZE, hasGifts } = query;
  const isAhead = list === "upcoming";
  const own = sql`
    SELECT 'stay' AS kind, placed_order.id, i.starts_on, i.ends_on, placed_order.created_at
    FROM placed_order JOIN order_item i ON i.order_id = placed_order.id
    WHERE placed_order.user_id = ${userId} AND ${isAhead ? isUpcoming() : not(isUpcoming())}
    UNION ALL
    SELECT 'gift', g.id, g.created_at::date, g.created_at::date, g.created_at
    FROM gift_order g LEFT JOIN gift_card c ON c.gift_order_id = g.id
    WHERE ${hasGifts} AND g.user_id = ${userId} AND g.status_code IS NOT NULL AND ${isUnusedGift} = ${isAhead}`;
  const inOrder = isAhead ? sql`starts_on, id` : sql`ends_on DESC, created_at DESC, id DESC`;
  const { rows } = await db.execute<Listed>(sql`
    SELECT kind, id FROM (${own}) AS own ORDER BY ${inOrder} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`);
  const { rows: counted } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM (${own}) AS own`);
  return { items: await summariesOf(options, rows), page, pageSize, totalCount: counted[0]?.n ?? 0 };
}

type Listed = { kind: "stay" | "gift"; id: string };

/** A gift is upcoming until somebody has used it. */
const isUnusedGift = sql`(g.status_code IN (71, 58)
  AND (c.id IS NULL OR c.state IN ('waiting', 'active', 'frozen') AND c.expires_at > app_now()))`;

async function summariesOf(options: ListOptions, listed: readonly Listed[]): Promise<OrderSummary[]> {
  const idsOf = (kind: Listed["kind"]) => listed.filter((one) => one.kind === kind).map(({ id }) => id);
  const stays = (await selectOrders(options.db).where(inArray(placedOrders.id, idsOf("stay")))).map(orderOf);
  const gifts = await giftSummaries(options.db, idsOf("gift"), options.sealKeys);
  const found = new Map<string, OrderSummary>([...(await staySummaries(options, stays)), ...gifts]);
  return listed.flatMap(({ id }) => found.get(id) ?? []);
}

/** Where money paid everything, the total says it; otherwise the list names each way to pay. */
async function staySummaries(options: ListOptions, stays: readonly OrderRow[]): Promise<[string, OrderSummary][]> {
  const prices = await paidPrices(
    options.db,
    stays.filter(({ loyaltyMinor }) => loyaltyMinor > 0),
  );
  return stays.map((order) => {
    const paid = prices.get(order.id);
    return [order.id, { ...orderSummary(options, order), ...(paid && { paid }) }];
  });
}

/** We do not sell hotels and flights yet. */
export function emptyOrders({ page = FIRST_PAGE, pageSize = PAGE_SIZE }: PageQuery): OrderPage {
  return { items: [], page, pageSize, totalCount: 0 };
}

/** By the date in Riyadh; the check-out day is still upcoming. */
export function isUpcoming(): SQL {
  const { id, statusCode } = placedOrders;
  const isAhead = sql`EXISTS (SELECT FROM order_item i WHERE i.order_id = ${id} AND i.ends_on >= ${sqlToday})`;
  return and(isAhead, inArray(statusCode, orderStatuses.filter(isUnderWay))) ?? sql`false`;
}
