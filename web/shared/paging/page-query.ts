export const PAGE_SIZES = [10, 25, 50, 100] as const;
const LAST_PAGE = 10_000;

/** The page of a list in the URL; the first page of ten where the URL names no valid one. */
export function readPage(params: URLSearchParams) {
  const page = Number(params.get("page"));
  const size = Number(params.get("pageSize"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
  };
}

/** The page in the URL without default values. */
export function pageParams({ page, pageSize }: { page: number; pageSize: number }) {
  return {
    page: page > 1 ? String(page) : "",
    pageSize: pageSize === PAGE_SIZES[0] ? "" : String(pageSize),
  };
}
