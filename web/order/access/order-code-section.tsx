import { useState } from "react";
import type { Order } from "#contract/order.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { CodeStep, type SentCode } from "#web/shared/login/code-step.tsx";
import { contactText } from "#web/shared/login/contact-text.ts";
import { Button } from "#web/ui/action/button.tsx";

type Channel = "email" | "sms";
export type CodeOrder = Pick<Order, "orderNumber" | "guests">;
type Props = { order: CodeOrder; onConfirmed: () => void };

/** A guest who can only read a booking confirms a code that goes to its contact. Afterwards actions are allowed. */
export function OrderCodeSection({ order, onConfirmed }: Props) {
  const { confirm: words } = useNamespace("order");
  const { submit, isBusy, problem } = useSubmitOnce();
  const [sentBy, setSentBy] = useState<{ channel: Channel; sent: SentCode } | null>(null);
  const { orderNumber } = order;
  const send = (channel: Channel) => callFromBrowser("sendOrderCode", { params: { orderNumber }, body: { channel } });
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
  return (
    <div className="grid gap-3">
      <p className="text-text-2 type-body">{words.why}</p>
      <FormProblem>{problem}</FormProblem>
      {(["sms", "email"] as const).map((channel) => (
        <Button
          key={channel}
          variant="secondary"
          full
          busy={isBusy}
          onPress={() => void submit(async () => setSentBy({ channel, sent: await send(channel) }))}
        >
          {words.send({ contact: contactBy(order, channel) })}
        </Button>
      ))}
    </div>
  );
}

function contactBy({ guests: { email, phone } }: CodeOrder, channel: Channel): string {
  return contactText(channel === "email" ? { email } : { phone });
}
