import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { cartCall } from "#web/checkout/cart/cart-group.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useIsLoggingIn } from "#web/session/use-is-logging-in.ts";
import { useMember } from "#web/session/use-member.ts";
import { fieldErrorsOf } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import type { Earn } from "#web/shared/loyalty/use-earn.ts";
import { usePaths } from "#web/shared/paths.ts";
import type { useGuestForm } from "./use-guest-form.ts";

/** Sends the guest's details and navigates to the payment. An error of the server is shown at its field. */
export function useGuestSubmit({ typed, isValid, showErrors }: ReturnType<typeof useGuestForm>, earn: Earn) {
  const { cart, set, refresh } = useCart();
  const path = usePaths();
  const navigate = useNavigate();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const { submit, isBusy, problem, setProblem } = useSubmitOnce({ onFailure });

  const isLoggingIn = useIsLoggingIn();
  const member = useMember();
  // A message about an expired session is outdated after a login.
  useEffect(() => {
    if (member) setProblem(null);
  }, [member, setProblem]);

  async function onFailure(error: unknown): Promise<boolean> {
    if (isProblem(error, "captcha-required")) {
      setNeedsCaptcha(true);
      return true;
    }
    if (isProblem(error, "cart-expired")) {
      await refresh();
      return true;
    }
    const errors = fieldErrorsOf(error, "traveller");
    if (errors) showErrors(errors);
    return errors !== null;
  }

  async function send(captchaToken?: string): Promise<void> {
    // The session has ended: the guest chooses in the drawer to log in or to continue as a guest.
    if (isBusy || isLoggingIn) return;
    setProblem(null);
    setNeedsCaptcha(false);
    if (!earn.isValid) earn.showError();
    if (!isValid || !earn.isValid) return showErrors();
    const { cartId } = cart;
    await submit(async () => {
      const { choice } = earn;
      const body = {
        traveller: typed,
        ...(choice !== undefined && { earn: choice }),
        ...(captchaToken && { captchaToken }),
      };
      set(await callFromBrowser("setGuest", { params: { cartId }, body }, cartCall(cartId)));
      track("guest_submitted");
      await navigate(path("payment", { cartId }));
    });
  }
  return { submit: send, isBusy, problem, needsCaptcha, dismiss: () => setNeedsCaptcha(false) };
}
