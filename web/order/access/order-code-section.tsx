import { useState } from "react";
import type { Order } from "#contract/order/order.ts";
import { maskedParts } from "#domain/account/read-contact.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { PlainCodeForm } from "./plain-code-form.tsx";
import type { CodeAnswer, CodeChannel } from "./submit-order-code.ts";

export type CodeOrder = Pick<Order, "orderNumber" | "guests">;
type Props = {
  order: CodeOrder;
  /** The answer to a form of this section that was sent without JavaScript. */
  answer?: CodeAnswer | null;
  onConfirmed: () => void;
};

/**
 * A guest who can only read a booking confirms a code that goes to its contact. Afterwards actions are allowed. On a page
 * with an action its forms work without JavaScript.
 */
export function OrderCodeSection({ order, answer = null, onConfirmed }: Props) {
  const t = useMessages();
  const { confirm: words } = useNamespace("order");
  const { submit, isBusy, problem } = useSubmitOnce();
  const channels: CodeChannel[] = usePageContext().smsReach === "none" ? ["email"] : ["sms", "email"];
  const [sentBy, setSentBy] = useState<{ channel: CodeChannel; sent: SentCode } | null>(null);
  const { orderNumber } = order;
  const send = (channel: CodeChannel) =>
    callFromBrowser("sendOrderCode", { params: { orderNumber }, body: { channel } });
  if (sentBy) {
    const { channel, sent } = sentBy;
    return (
      <CodeStep
        channel={channel === "email" ? "email" : "phone"}
        contact={contactBy(order, channel)}
        sent={sent}
        onResend={() => send(channel)}
        onCode={async (code, requestId) => {
          await callFromBrowser("confirmOrderCode", { params: { orderNumber }, body: { code, requestId } });
          onConfirmed();
        }}
      />
    );
  }
  if (answer?.requestId) {
    const { requestId } = answer;
    return <PlainCodeForm answer={{ ...answer, requestId }} contact={contactBy(order, answer.channel)} />;
  }
  const refusal = answer?.problem;
  const refused = refusal ? (problemText(t.errorCodes, refusal.code, refusal.details) ?? t.error.default) : null;
  return (
    <form method="post" className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
      <p className="text-text-2 type-body">{words.why}</p>
      <FormProblem>{problem ?? refused}</FormProblem>
      {channels.map((channel) => (
        <Button
          key={channel}
          type="submit"
          name="channel"
          value={channel}
          variant="secondary"
          full
          busy={isBusy}
          onPress={() => void submit(async () => setSentBy({ channel, sent: await send(channel) }))}
        >
          {words.send({ contact: contactBy(order, channel) })}
        </Button>
      ))}
    </form>
  );
}

function contactBy({ guests }: CodeOrder, channel: CodeChannel): string {
  const { email, phone } = maskedParts(guests);
  return contactText(channel === "email" ? { email } : { phone });
}
