import { z } from "zod";

const pageSizes = [10, 25, 50, 100] as const;

/** Which page of a list of an account; the first page of ten if nothing is named. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).optional(),
};

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalCount: z.int() });
}
