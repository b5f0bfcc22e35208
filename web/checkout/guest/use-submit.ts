import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { TravellerFaults } from "#domain/guest/read-traveller.ts";
import { type FieldRule, fieldRules } from "#domain/problem/field-rules.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useMember } from "#web/shared/session/use-member.ts";
import type { useGuestForm } from "./use-guest-form.ts";

const HOLD_ENDED = 4005;
const PERSON_WANTED = 6005;

/** Sends the guest's details and goes on to pay. What the server does not like stands at its field. */
export function useSubmit({ typed, isSound, fail }: ReturnType<typeof useGuestForm>) {
  const t = useMessages();
  const { cart, set, refresh } = useCart();
  const path = usePaths();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wantsPerson, setWantsPerson] = useState(false);

  const member = useMember();
  // What was said about a session that is over is past once somebody has logged in.
  useEffect(() => {
    if (member) setProblem(null);
  }, [member]);

  async function refuse(error: unknown) {
    const { code, fields } = problemOf(error);
    if (code === PERSON_WANTED) return setWantsPerson(true);
    if (code === HOLD_ENDED) return refresh();
    if (fields) return fail(fields);
    setProblem(problemMessage(error, t));
  }

  async function submit(captchaToken?: string) {
    if (isRunning.current) return;
    setProblem(null);
    setWantsPerson(false);
    if (!isSound) return fail();
    isRunning.current = true;
    setBusy(true);
    const { cartId } = cart;
    try {
      const body = { traveller: typed, ...(captchaToken && { captchaToken }) };
      set(await callFromBrowser("setGuest", { params: { cartId }, body }, { scope: cartId }));
      track("guest_submitted");
      await navigate(path("payment", { cartId }));
    } catch (error) {
      if (!isCancelled(error)) await refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { submit, isBusy, problem, wantsPerson, dismiss: () => setWantsPerson(false) };
}

/** Fields come as `firstName` or as `traveller.firstName`, with the name of the rule they broke. */
function problemOf(error: unknown): { code?: number; fields?: TravellerFaults } {
  const said = error instanceof ApiProblem ? error.body?.error : undefined;
  if (!said) return {};
  const fields = Object.entries(said.fields)
    .map(([path, rule]) => [path.split(".").find((part) => part !== "traveller"), rule] as const)
    .filter((entry): entry is [string, FieldRule] => fieldRules.some((known) => known === entry[1]));
  return fields.length > 0 ? { code: said.code, fields: Object.fromEntries(fields) } : { code: said.code };
}
