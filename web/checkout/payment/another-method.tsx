import { useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { PaymentAnswer } from "./wait-machine.ts";

type Props = {
  paymentId: string;
  /** Called before the payment is cancelled: its end is then no surprise for the guest. */
  onLeave: () => void;
  onAnswer: (answer: PaymentAnswer) => void;
};

/** Cancels the payment that waits at the bank, so that the guest can pay in another way. An approved one is not cancelled. */
export function AnotherMethod({ paymentId, onLeave, onAnswer }: Props) {
  const { wait: words } = useNamespace("pay");
  const [isPending, setPending] = useState(false);
  const { submit, isBusy, problem } = useSubmitOnce();
  const leave = () =>
    submit(async () => {
      setPending(false);
      onLeave();
      const answer = await callFromBrowser("abandonPayment", { params: { paymentId } });
      if (answer.status === "PENDING") setPending(true);
      else onAnswer(answer);
    });
  return (
    <>
      <Button variant="secondary" busy={isBusy} onPress={() => void leave()}>
        {words.another}
      </Button>
      <p role="alert" className="measure mt-2 text-center text-text-2 type-small empty:hidden">
        {problem ?? (isPending && words.notYet)}
      </p>
    </>
  );
}
