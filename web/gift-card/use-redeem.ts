import { useState } from "react";
import type { Calls } from "#contract/calls.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { newId } from "#web/lib/new-id.ts";
import { writeStored } from "#web/lib/storage/stored.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";

/** The code that was typed before a login in this tab. */
export const TYPED_CODE = "GIFT_CODE";

function forgetCode(): void {
  writeStored(sessionStorage, TYPED_CODE, "");
}

type Found = Calls["checkGift"]["answer"];

/** Checks a code, and redeems it for a member. After too many codes the guest confirms that they are a person. */
export function useRedeem(firstProblem: string | null, onDone: (available: number) => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const { submit, isBusy, problem } = useSubmitOnce({ firstProblem, onFailure });

  function onFailure(error: unknown): boolean {
    setFound(null);
    if (!isProblem(error, "captcha-required")) return false;
    setNeedsCaptcha(true);
    return true;
  }

  async function send(code: string, isMember: boolean, captchaToken?: string): Promise<void> {
    setNeedsCaptcha(false);
    const body = { code, ...(captchaToken && { captchaToken }) };
    await submit(async () => {
      if (!isMember) return setFound(await callFromBrowser("checkGift", { body }));
      const { available } = await callFromBrowser("redeemGift", { body }, { idempotencyKey: newId() });
      track("gift_redeemed");
      forgetCode();
      onDone(available);
    });
  }
  return { send, found, isBusy, problem, needsCaptcha, dismiss: () => setNeedsCaptcha(false) };
}
