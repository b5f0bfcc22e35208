import { Form, useNavigation, useSearchParams } from "react-router";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { GiftAnswer } from "./load-gift-order.ts";

type Props = { gift: GiftOrder; answer: GiftAnswer | null };

/** Pay, send again, or return. The forms are plain ones, and a return is confirmed at an address of its own. */
export function GiftActions({ gift, answer }: Props) {
  const t = useMessages();
  const { order: words } = useNamespace("gift");
  const path = usePaths();
  const [params] = useSearchParams();
  const { orderNumber: giftOrderNumber, cartId, canResend, canReturn } = gift;
  const refusal = answer?.problem;
  const problem = refusal ? (problemText(t.errorCodes, refusal.code, refusal.details) ?? t.error.default) : null;
  const isPaid = gift.isOwner && gift.statusCode === orderStatus.confirmed;
  if (canReturn && params.get("step") === "return") return <ConfirmReturn gift={gift} problem={problem} />;
  return (
    <div className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      {cartId && gift.isOwner && (
        <ButtonLink to={path("giftPayment", { giftOrderNumber })} full="phone" reloadDocument>
          {words.pay}
        </ButtonLink>
      )}
      {isPaid && !gift.isUndelivered && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={path("giftCards")} full="phone">
            {words.another}
          </ButtonLink>
          <ButtonLink to={path("frontPage")} variant="secondary" full="phone">
            {words.home}
          </ButtonLink>
        </div>
      )}
      {canResend && <Resend isNeeded={gift.isUndelivered} />}
      {canReturn && (
        <div>
          <ButtonLink to={path("giftOrder", { giftOrderNumber, step: "return" })} variant="secondary" full="phone">
            {words.return}
          </ButtonLink>
        </div>
      )}
      {isPaid && gift.isUndelivered && (
        <div>
          <ButtonLink to={path("giftCards")} variant="secondary" full="phone">
            {words.another}
          </ButtonLink>
        </div>
      )}
      {gift.needsCode && <ConfirmBuyer email={gift.buyer.email} requestId={answer?.requestId ?? null} />}
    </div>
  );
}

/** A browser that may only read the gift confirms a code that goes to its buyer. */
function ConfirmBuyer({ email, requestId }: { email: string; requestId: string | null }) {
  const { order: words } = useNamespace("gift");
  const isBusy = useNavigation().state === "submitting";
  const shown = { email: leftToRight(email) };
  return (
    <div className="grid max-w-[26rem] gap-4">
      <p role="status" className="wrap-anywhere text-text type-body">
        {requestId ? words.codeSent(shown) : words.codeWhy(shown)}
      </p>
      {requestId && (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="requestId" value={requestId} />
          <TextField
            name="code"
            label={words.codeLabel}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
          />
          <Button type="submit" full="phone" busy={isBusy}>
            {words.codeConfirm}
          </Button>
        </Form>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="code" />
        <Button type="submit" variant="secondary" full="phone" busy={isBusy}>
          {requestId ? words.codeAgain : words.codeSend}
        </Button>
      </Form>
    </div>
  );
}

/** The main action of a gift that did not arrive. */
function Resend({ isNeeded }: { isNeeded: boolean }) {
  const { order: words } = useNamespace("gift");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" variant={isNeeded ? "primary" : "secondary"} full="phone" busy={isBusy}>
        {words.resend}
      </Button>
      <p className="text-text-2 type-small">{words.resendHint}</p>
    </Form>
  );
}

function ConfirmReturn({ gift, problem }: { gift: GiftOrder; problem: string | null }) {
  const { order: words } = useNamespace("gift");
  const path = usePaths();
  const paidText = usePaidText();
  const isBusy = useNavigation().state === "submitting";
  const { orderNumber: giftOrderNumber, total, currency } = gift;
  return (
    <section
      aria-labelledby="return-title"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="return-title" className="text-text type-h2">
        {words.returnTitle}
      </h2>
      <p className="text-text type-body">{words.returnText({ a: paidText({ total, currency }) })}</p>
      <FormProblem>{problem}</FormProblem>
      <Form method="post" className="grid gap-3 sm:flex">
        <input type="hidden" name="intent" value="return" />
        <Button type="submit" variant="danger" full="phone" busy={isBusy}>
          {words.returnConfirm}
        </Button>
        <ButtonLink to={path("giftOrder", { giftOrderNumber })} variant="secondary" full="phone">
          {words.keep}
        </ButtonLink>
      </Form>
    </section>
  );
}
