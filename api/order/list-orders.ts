import { and, asc, desc, eq, gte, inArray, not, type SQL, sql } from "drizzle-orm";
import { sqlToday } from "#api/platform/database/app-now.ts";
import { placedOrders } from "#api/schema/order.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isStanding, orderStatuses } from "#domain/order/order-status.ts";
import { orderSummary, type Showing } from "./order-view.ts";

type Wish = { list?: "upcoming" | "past" | undefined; page?: number | undefined; pageSize?: number | undefined };
type OrderPage = { items: OrderSummary[]; page: number; pageSize: number; totalCount: number };

const FIRST_PAGE = 1;
const PAGE_SIZE = 10;

/** A page of an account's orders: what is to come, the next first; or what was, the last first. */
export async function listOrders(showing: Showing, userId: string, wish: Wish): Promise<OrderPage> {
  const { db } = showing;
  const { list = "upcoming", page = FIRST_PAGE, pageSize = PAGE_SIZE } = wish;
  const isMeant = and(eq(placedOrders.userId, userId), list === "upcoming" ? isUpcoming() : not(isUpcoming()));
  const { checkIn, checkOut, createdAt, id } = placedOrders;
  const inOrder = list === "upcoming" ? [asc(checkIn), asc(id)] : [desc(checkOut), desc(createdAt), desc(id)];
  const rows = await db
    .select()
    .from(placedOrders)
    .where(isMeant)
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const totalCount = await db.$count(placedOrders, isMeant);
  return { items: rows.map((row) => orderSummary(showing, row)), page, pageSize, totalCount };
}

/** Of hotels and flights we sell none so far. */
export function emptyOrders({ page = FIRST_PAGE, pageSize = PAGE_SIZE }: Wish): OrderPage {
  return { items: [], page, pageSize, totalCount: 0 };
}

/** Judged in Riyadh: the day of leaving still counts. */
export function isUpcoming(): SQL {
  const { checkOut, statusCode } = placedOrders;
  return and(gte(checkOut, sqlToday), inArray(statusCode, orderStatuses.filter(isStanding))) ?? sql`false`;
}
