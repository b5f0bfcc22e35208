import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { readParty, resizeParty, writeParty } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { readUrlStay, writeUrlDay } from "#domain/stay/url-day.ts";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import { requests } from "#web/lib/api/request-register.ts";
import { useProperty } from "../data/property-context.tsx";
import type { QuoteInput } from "../data/quote-result.ts";
import { readGuestCount } from "../data/read-guest-count.ts";
import { useAvailability } from "./use-availability.ts";
import { useQuote } from "./use-quote.ts";

type Booking = ReturnType<typeof useBookingState>;

const BookingContext = createContext<Booking | null>(null);

/** Dates, guests and price of the chosen stay; the URL holds the first two. */
export function BookingProvider({ children }: { children: ReactNode }) {
  return <BookingContext value={useBookingState()}>{children}</BookingContext>;
}

export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error("BookingProvider is missing above this component");
  return booking;
}

/** The value of the stepper before the guest chooses. */
const DEFAULT_GUESTS = 2;

function useBookingState() {
  const data = useProperty();
  const { propertyId, data: terms } = data.property;
  const [params] = useSearchParams();
  const { stay, guestCount } = useChosenStay(params, data.today);
  const availability = useAvailability(data.property, data.availability);
  const firstInput = data.stay && { propertyId, stay: data.stay, guestCount: data.guestCount };
  const input: QuoteInput | null = stay && { propertyId, stay, guestCount };
  const quote = useQuote(input, firstInput && data.quote ? { input: firstInput, result: data.quote } : null);
  const change = useChange();
  const picker = useStayPicker({
    saved: stay,
    availableDates: availability.free,
    rules: availability.rules,
    onConfirm: (chosen) => change({ stay: chosen }),
    onLapse: () => void quote.requestQuote(),
  });
  useFreshNights(picker.state.open, availability.refresh, quote.result?.kind === "refused");
  useCancelCalls(propertyId);
  return {
    ...quote,
    stay,
    picker,
    availability,
    guests: guestCount ?? Math.min(DEFAULT_GUESTS, terms.sleeps),
    party: readParty(params) ?? { adults: Math.min(DEFAULT_GUESTS, terms.sleeps), children: 0 },
    choose: () => picker.send({ type: "open", field: "check-in" }),
    change,
  };
}

/** The same object while the dates are the same, as the calendar requires. */
function useChosenStay(params: URLSearchParams, today: string) {
  const [checkIn, checkOut] = [params.get("checkIn"), params.get("checkOut")];
  const stay = useMemo(
    () => readUrlStay(new URLSearchParams({ checkIn: checkIn ?? "", checkOut: checkOut ?? "" }), today),
    [checkIn, checkOut, today],
  );
  return { stay, guestCount: readGuestCount(params) };
}

type Change = { stay?: Stay | null; guestCount?: number };

/** Writes dates or guests into the URL; its other parameters and the scroll position stay. */
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
  if (guestCount !== undefined) {
    const party = writeParty(resizeParty(guestCount, readParty(params)));
    next.delete("guestCount");
    next.set("adults", party.adults);
    if (party.children) next.set("children", party.children);
    else next.delete("children");
  }
  return next;
}

/** Loads the nights again when the calendar opens, and when the quote was refused. */
function useFreshNights(isOpen: boolean, refresh: (isUrgent?: boolean) => Promise<void>, isRefused: boolean) {
  const refreshNights = useEffectEvent((isUrgent: boolean) => void refresh(isUrgent));
  useEffect(() => {
    if (isOpen || isRefused) refreshNights(false);
  }, [isOpen, isRefused]);
}

/** Cancels the calls of this property when the guest opens another. */
function useCancelCalls(propertyId: number) {
  useEffect(() => () => requests.cancelGroup(`details:${propertyId}`), [propertyId]);
}
