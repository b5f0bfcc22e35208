import { useRef } from "react";
import type { Programme } from "#domain/loyalty/rates.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { CodeStep } from "#web/verification/code-step.tsx";
import { type ConfirmedPoints, type SentPointsCode, sendPointsCode } from "./use-points-submit.ts";

const RESEND_S = 60;
const MAX_ATTEMPTS = 5;

type Props = {
  programme: Programme;
  member: string;
  sent: SentPointsCode;
  onConfirmed: (requestId: string, confirmed: ConfirmedPoints) => void;
  onEnded: () => void;
  onChangeMember: () => void;
  onSilent: () => void;
};

/** The code of the programme. After five wrong ones it ends. */
export function PointsCodeStep({ programme, member, sent, onConfirmed, onEnded, onChangeMember, onSilent }: Props) {
  const { sheet: words } = useNamespace("points");
  const { cartId } = useCart().cart;
  const left = useRef(MAX_ATTEMPTS);
  const confirm = async (otp: string, requestId: string) => {
    try {
      const input = { params: { method: programme }, body: { requestId, otp } };
      onConfirmed(requestId, await callFromBrowser("confirmPointsCode", input));
    } catch (error) {
      if (isProblem(error, "loyalty-not-answering")) onSilent();
      const wasLast = isProblem(error, "code-expired") && left.current <= 1;
      left.current = attemptsLeft(error) ?? left.current;
      if (left.current === 0 || wasLast) return onEnded();
      throw error;
    }
  };
  return (
    <CodeStep
      channel="phone"
      contact={leftToRight(sent.maskedPhone)}
      sent={withRetry(sent)}
      onCode={confirm}
      onResend={async () => {
        const next = await sendPointsCode(cartId, programme, member);
        left.current = MAX_ATTEMPTS;
        return withRetry(next);
      }}
      onChangeContact={onChangeMember}
      describe={(error) => {
        const n = attemptsLeft(error);
        return n === null ? null : words.attempts({ n });
      }}
    />
  );
}

function withRetry({ requestId, expiresIn }: SentPointsCode) {
  return { requestId, expiresIn, retryAfter: RESEND_S };
}

/** How often the guest may still type the code, after a wrong one. */
function attemptsLeft(error: unknown): number | null {
  const left = isProblem(error, "code-wrong") ? problemOf(error)?.details?.attemptsLeft : null;
  return typeof left === "number" ? left : null;
}
