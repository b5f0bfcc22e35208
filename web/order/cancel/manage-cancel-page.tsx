import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { OrderProvider } from "../order-context.tsx";
import { CancelContent } from "./cancel-content.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = { found: CancelData; answer: CancelAnswer | CodeAnswer | null };

/** Cancels the booking of a guest without an account, who found it by its number and contact or by a link. */
export default function ManageCancelPage({ found: { order, preview, code }, answer }: Props) {
  const t = useMessages();
  const words = useNamespace("cancel");
  const { site } = usePageContext();
  return (
    <div className="page-width pt-5 pb-12 desktop:pt-8">
      <CheckoutHead title={words.pageTitle({ number: order.orderNumber, brand: t.shell.brand[site.brand] })} />
      <div className="mx-auto max-w-[640px]">
        <h1 className="mb-5 text-text type-h1">{words.title}</h1>
        <OrderProvider order={order}>
          <CancelContent preview={preview} code={code} answer={answer} />
        </OrderProvider>
      </div>
    </div>
  );
}
