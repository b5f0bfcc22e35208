import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Stay } from "#domain/stay/stay.ts";
import { readUrlStay, writeUrlDay } from "#domain/stay/url-day.ts";
import { requests } from "#web/lib/api/request-register.ts";
import { useStayPicker } from "#web/shared/date-picker/use-stay-picker.ts";
import { useProperty } from "../data/property-context.tsx";
import type { QuoteInput } from "../data/quote-result.ts";
import { readGuestCount } from "../data/read-guest-count.ts";
import { useAvailability } from "./use-availability.ts";
import { useQuote } from "./use-quote.ts";

type Booking = ReturnType<typeof useOneBooking>;

const BookingContext = createContext<Booking | null>(null);

/** Days, guests and price of the stay the guest has in mind; the address keeps the first two. */
export function BookingProvider({ children }: { children: ReactNode }) {
  return <BookingContext value={useOneBooking()}>{children}</BookingContext>;
}

export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error("BookingProvider is missing above this component");
  return booking;
}

/** What the stepper shows before a guest says how many come. */
const USUAL_GUESTS = 2;

function useOneBooking() {
  const data = useProperty();
  const { propertyId, data: terms } = data.property;
  const [params] = useSearchParams();
  const { stay, guestCount } = useChosenStay(params, data.today);
  const availability = useAvailability(propertyId, data.availability);
  const firstInput = data.stay && { propertyId, stay: data.stay, guestCount: data.guestCount };
  const input: QuoteInput | null = stay && { propertyId, stay, guestCount };
  const quote = useQuote(input, firstInput && data.quote ? { input: firstInput, result: data.quote } : null);
  const change = useChange();
  const picker = useStayPicker({
    saved: stay,
    availableDates: availability.free,
    onConfirm: (chosen) => change({ stay: chosen }),
    onLapse: () => void quote.ask(),
  });
  useFreshNights(picker.state.open, availability.refresh, quote.result?.kind === "refused");
  useLeaving(propertyId);
  return {
    ...quote,
    stay,
    picker,
    availability,
    guests: guestCount ?? Math.min(USUAL_GUESTS, terms.capacity),
    choose: () => picker.send({ type: "open", field: "check-in" }),
    change,
  };
}

/** The same object while the days are the same, as the calendar needs. */
function useChosenStay(params: URLSearchParams, today: string) {
  const [checkIn, checkOut] = [params.get("checkIn"), params.get("checkOut")];
  const stay = useMemo(
    () => readUrlStay(new URLSearchParams({ checkIn: checkIn ?? "", checkOut: checkOut ?? "" }), today),
    [checkIn, checkOut, today],
  );
  return { stay, guestCount: readGuestCount(params) };
}

type Change = { stay?: Stay | null; guestCount?: number };

/** Writes days or guests into the address; nothing else of it changes, and the page stays where it is. */
function useChange(): (change: Change) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (change) => {
    const next = withChange(params, change);
    navigate({ search: `?${next}` }, { replace: "guestCount" in change, preventScrollReset: true });
  };
}

export function withChange(params: URLSearchParams, { stay, guestCount }: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("modals");
  if (stay) {
    next.set("checkIn", writeUrlDay(stay.checkIn));
    next.set("checkOut", writeUrlDay(stay.checkOut));
  }
  if (stay === null) {
    next.delete("checkIn");
    next.delete("checkOut");
  }
  if (guestCount !== undefined) next.set("guestCount", String(guestCount));
  return next;
}

/** Nights are asked for again when the calendar opens, and at once when the price was refused. */
function useFreshNights(isOpen: boolean, refresh: (isUrgent?: boolean) => Promise<void>, isRefused: boolean) {
  const look = useEffectEvent((isUrgent: boolean) => void refresh(isUrgent));
  useEffect(() => {
    if (isOpen || isRefused) look(false);
  }, [isOpen, isRefused]);
}

/** Who goes to another property waits for no answer about this one. */
function useLeaving(propertyId: number) {
  useEffect(() => () => requests.cancelGroup(`details:${propertyId}`), [propertyId]);
}
