import { Form, useNavigation, useSearchParams } from "react-router";
import type { GiftOrder } from "#contract/gift.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";

type Props = { gift: GiftOrder; code: number | null };

/** Pay, send again, or return. The forms are plain ones, and a return is confirmed at an address of its own. */
export function GiftActions({ gift, code }: Props) {
  const t = useMessages();
  const { order: words } = useNamespace("gift");
  const path = usePaths();
  const [params] = useSearchParams();
  const { orderNumber: giftOrderNumber, cartId, canResend, canReturn } = gift;
  const problem = code === null ? null : (problemText(t.errorCodes, code, {}) ?? t.error.default);
  if (canReturn && params.get("step") === "return") return <ConfirmReturn gift={gift} problem={problem} />;
  return (
    <div className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      {cartId && gift.isOwner && (
        <ButtonLink to={path("giftPayment", { giftOrderNumber })} full="phone" reloadDocument>
          {words.pay}
        </ButtonLink>
      )}
      {canResend && <Resend />}
      {canReturn && (
        <div>
          <ButtonLink to={path("giftOrder", { giftOrderNumber, step: "return" })} variant="secondary" full="phone">
            {words.return}
          </ButtonLink>
        </div>
      )}
      {!gift.isOwner && <p className="text-text-2 type-small">{words.readOnly}</p>}
    </div>
  );
}

function Resend() {
  const { order: words } = useNamespace("gift");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" variant="secondary" full="phone" busy={isBusy}>
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
