import { and, asc, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { sqlToday } from "#api/platform/database/app-now.ts";
import { orderItems, placedOrders } from "#api/schema/order.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isUnderWay, orderStatuses } from "#domain/order/order-status.ts";
import { orderSummary, type ViewOptions } from "./order-view.ts";
import { orderOf, selectOrders } from "./read-order.ts";

type PageQuery = { list?: "upcoming" | "past" | undefined; page?: number | undefined; pageSize?: number | undefined };
type OrderPage = { items: OrderSummary[]; page: number; pageSize: number; totalCount: number };

const FIRST_PAGE = 1;
const PAGE_SIZE = 10;

/** A page of an account's orders: upcoming ones, the next first; or past ones, the latest first. */
export async function listOrders(options: ViewOptions, userId: string, query: PageQuery): Promise<OrderPage> {
  const { db } = options;
  const { list = "upcoming", page = FIRST_PAGE, pageSize = PAGE_SIZE } = query;
  const isWanted = and(eq(placedOrders.userId, userId), list === "upcoming" ? isUpcoming() : not(isUpcoming()));
  const { createdAt, id } = placedOrders;
  const { startsOn, endsOn } = orderItems;
  const inOrder = list === "upcoming" ? [asc(startsOn), asc(id)] : [desc(endsOn), desc(createdAt), desc(id)];
  const rows = await selectOrders(db)
    .where(isWanted)
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const totalCount = await db.$count(placedOrders, isWanted);
  return { items: rows.map((row) => orderSummary(options, orderOf(row))), page, pageSize, totalCount };
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
