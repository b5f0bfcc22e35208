import { useNavigate } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePaths } from "#web/shared/paths.ts";
import { errorsByField, typedGift } from "./gift-values.ts";
import type { GiftAnswer } from "./load-gift.ts";
import { firstStepWith } from "./step-errors.ts";
import type { GiftFormState } from "./use-gift-form.ts";

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "GIFT_TRY");

/** Creates the gift and navigates to its payment. An error of the server is shown at its field. */
export function useGiftSubmit(form: GiftFormState, answer: GiftAnswer | null, showStep: (step: number) => void) {
  const path = usePaths();
  const navigate = useNavigate();
  const t = useMessages();
  const firstProblem = answer?.code ? (problemText(t.errorCodes, answer.code, {}) ?? t.error.default) : null;
  const { submit, isBusy, problem } = useSubmitOnce({ firstProblem, onFailure });

  function onFailure(error: unknown): boolean {
    idempotencyKeys.clear();
    const errors = errorsByField(problemOf(error)?.fields ?? {});
    if (Object.keys(errors).length === 0) return false;
    showStep(firstStepWith(Object.keys(errors)));
    form.showErrors(errors);
    return true;
  }

  async function send(): Promise<void> {
    if (!form.isValid) return form.showErrors();
    await submit(async () => {
      const body = typedGift(form.values);
      const made = await callFromBrowser("createGift", { body }, idempotencyKeys.keysFor(body));
      idempotencyKeys.clear();
      await navigate(path("giftPayment", { giftOrderNumber: made.giftOrderNumber }));
    });
  }
  return { submit: send, isBusy, problem };
}
