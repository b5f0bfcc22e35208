import { readPage } from "#web/shared/paging/page-query.ts";

export const orderLists = ["upcoming", "past"] as const;
export type OrderList = (typeof orderLists)[number];

/** The list of bookings in the URL; an invalid URL means the first page of the upcoming ones. */
export function readOrderList(params: URLSearchParams) {
  return {
    list: orderLists.find((list) => list === params.get("tab")) ?? orderLists[0],
    ...readPage(params),
  };
}
