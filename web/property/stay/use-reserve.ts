import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Calls } from "#contract/calls.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { storedMarketing } from "#web/lib/analytics/marketing.ts";
import { track } from "#web/lib/analytics/track.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { readStored } from "#web/lib/storage/stored.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";

/** What is asked before a stay can be held, by the codes of the API. */
const PRICE_CHANGED = 4003;
const PERSON_WANTED = 6005;

/** A question that stands between the guest and the hold. */
export type ReserveQuestion = { kind: "price"; from: number } | { kind: "person" } | null;
type Body = Calls["createCart"]["input"]["body"];

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "CART_TRY");

/** Holds the nights of the promised price and goes on to the guest's details. A second press while one runs does nothing. */
export function useReserve() {
  const t = useMessages();
  const { price, ask } = useBooking();
  const bodyOf = useBody();
  const leaveWith = useLeave();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<ReserveQuestion>(null);

  async function refuse(error: unknown) {
    const code = error instanceof ApiProblem ? error.body?.error.code : undefined;
    if (code !== undefined) idempotencyKeys.clear();
    if (code === PERSON_WANTED) return setQuestion({ kind: "person" });
    if (code === undefined || !price) return setProblem(problemMessage(error, t));
    await ask();
    if (code === PRICE_CHANGED) setQuestion({ kind: "price", from: price.totalPrice });
    else setProblem(problemMessage(error, t));
  }

  async function reserve(captchaToken?: string) {
    const body = bodyOf(captchaToken);
    if (!body || isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    setQuestion(null);
    try {
      const cart = await callFromBrowser("createCart", { body }, { idempotencyKey: idempotencyKeys.keyFor(body) });
      idempotencyKeys.clear();
      track("cart_created", { propertyId: body.propertyId });
      await leaveWith(cart.cartId);
    } catch (error) {
      if (!isCancelled(error)) await refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { reserve, isBusy, problem, question, dismiss: () => setQuestion(null) };
}

/** What is asked for, once there is a price to take at its word. */
function useBody() {
  const { propertyId } = useProperty().property;
  const { price, stay, guests } = useBooking();
  return (captchaToken?: string): Body | null => {
    if (!price || !stay) return null;
    const searchId = readStored<string>(sessionStorage, "SEARCH_ID");
    const marketing = storedMarketing(Date.now());
    return {
      propertyId,
      ...stay,
      guestCount: { adults: guests, children: 0 },
      quoteId: price.quoteId,
      ...(typeof searchId === "string" && { searchId }),
      ...(marketing && { marketing }),
      ...(captchaToken && { captchaToken }),
    };
  };
}

function useLeave() {
  const path = usePaths();
  const navigate = useNavigate();
  return (cartId: string) => navigate(path("guest", { cartId }));
}
