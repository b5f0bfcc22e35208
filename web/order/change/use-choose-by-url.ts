import { useNavigate, useSearchParams } from "react-router";
import type { ChangeInput } from "#contract/order/change.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";

/** On the page of a change the address has what the guest chose, and its loader the price. */
export function useChooseByUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return ({ checkIn, checkOut, guestCount: { adults, children } }: ChangeInput) => {
    const next = new URLSearchParams(params);
    next.delete("modals");
    next.set("checkIn", writeUrlDay(checkIn));
    next.set("checkOut", writeUrlDay(checkOut));
    next.set("adults", String(adults));
    next.set("children", String(children));
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
}
