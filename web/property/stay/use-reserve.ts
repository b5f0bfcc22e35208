import { useState } from "react";
import { useNavigate } from "react-router";
import type { Calls } from "#contract/calls.ts";
import { storedMarketing } from "#web/lib/analytics/marketing.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { readStored } from "#web/lib/storage/stored.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { holdOf } from "#web/shared/hold/hold-of.ts";
import { setHold } from "#web/shared/hold/hold-store.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";

/** A question that the guest answers before the nights are held. */
export type ReserveQuestion = { kind: "price"; from: number } | { kind: "captcha" } | null;
type Body = Calls["createCart"]["input"]["body"];

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "CART_TRY");

/** Holds the nights at the quoted price and navigates to the guest form. A press while one is running does nothing. */
export function useReserve() {
  const { price, requestQuote } = useBooking();
  const bodyOf = useBody();
  const openGuestForm = useGuestFormLink();
  const [question, setQuestion] = useState<ReserveQuestion>(null);
  const { submit, isBusy, problem } = useSubmitOnce({ onFailure });

  async function onFailure(error: unknown): Promise<boolean> {
    const isRefused = problemOf(error) !== undefined;
    if (isRefused) idempotencyKeys.clear();
    if (isProblem(error, "captcha-required")) {
      setQuestion({ kind: "captcha" });
      return true;
    }
    if (!isRefused || !price) return false;
    await requestQuote();
    if (!isProblem(error, "price-changed")) return false;
    setQuestion({ kind: "price", from: price.totalPrice });
    return true;
  }

  async function reserve(captchaToken?: string) {
    const body = bodyOf(captchaToken);
    if (!body) return;
    await submit(async () => {
      setQuestion(null);
      const cart = await callFromBrowser("createCart", { body }, idempotencyKeys.keysFor(body));
      idempotencyKeys.clear();
      track("cart_created", { propertyId: body.propertyId });
      await openGuestForm(cart.cartId);
      setHold(holdOf(cart));
    });
  }

  return { reserve, isBusy, problem, question, dismiss: () => setQuestion(null) };
}

/** The payload, once there is a quoted price. */
function useBody() {
  const { propertyId } = useProperty().property;
  const { price, stay, party } = useBooking();
  return (captchaToken?: string): Body | null => {
    if (!price || !stay) return null;
    const searchId = readStored<string>(sessionStorage, "SEARCH_ID");
    const marketing = storedMarketing(Date.now());
    return {
      propertyId,
      ...stay,
      guestCount: party,
      quoteId: price.quoteId,
      ...(typeof searchId === "string" && { searchId }),
      ...(marketing && { marketing }),
      ...(captchaToken && { captchaToken }),
    };
  };
}

function useGuestFormLink() {
  const path = usePaths();
  const navigate = useNavigate();
  return (cartId: string) => navigate(path("guest", { cartId }));
}
