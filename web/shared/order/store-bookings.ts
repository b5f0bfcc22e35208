import type { Order } from "#contract/order/order.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { storeLater } from "../offline/store-later.ts";
import { statusOf } from "./status-of.ts";

type Booking = Pick<Order, "orderNumber" | "statusCode" | "checkIn" | "checkOut"> & {
  property: Pick<Order["property"], "nameEn" | "nameAr" | "city">;
};

/** Keeps bookings that a page shows for the page without a connection. */
export function storeBookings(orders: readonly Booking[]): void {
  if (orders.length === 0) return;
  storeLater(({ storeOrders }, context) => {
    const shown = orders.map((order) => {
      const { orderNumber, checkIn, checkOut } = order;
      const { nameEn, nameAr, city } = order.property;
      const isConfirmed = statusOf(order) === orderStatus.confirmed;
      return { orderNumber, nameEn, nameAr, city, checkIn, checkOut, isConfirmed };
    });
    storeOrders(localStorage, context, shown);
  });
}
