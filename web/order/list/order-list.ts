export const orderLists = ["upcoming", "past"] as const;
export type OrderList = (typeof orderLists)[number];
export const PAGE_SIZES = [10, 25, 50, 100] as const;
const LAST_PAGE = 10_000;

/** The list of bookings in the URL; an invalid URL means the first page of the upcoming ones. */
export function readOrderList(params: URLSearchParams) {
  const page = Number(params.get("page"));
  const size = Number(params.get("pageSize"));
  return {
    list: orderLists.find((list) => list === params.get("tab")) ?? orderLists[0],
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
  };
}
