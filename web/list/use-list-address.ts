import { useSearchParams } from "react-router";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "#web/shared/paths.ts";

/** The address of a page of a shared list; it names dates only if the guest chose some. */
export function useListAddress(token: string) {
  const path = usePaths();
  const [query] = useSearchParams();
  const isNamed = query.has("checkIn");
  return ({ checkIn, checkOut }: Stay, page: number) =>
    path("sharedList", {
      token,
      ...(isNamed && { checkIn: writeUrlDay(checkIn), checkOut: writeUrlDay(checkOut) }),
      ...(page > 1 && { page: String(page) }),
    });
}
