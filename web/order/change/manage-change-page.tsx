import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { OrderProvider } from "../order-context.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";

type Props = { found: ChangeData; answer: ChangeAnswer | CodeAnswer | null };

/** Changes the booking of a guest without an account, who found it by its number and contact or by a link. */
export default function ManageChangePage({ found, answer }: Props) {
  const t = useMessages();
  const words = useNamespace("change");
  const { site } = usePageContext();
  return (
    <div className="page-width pt-5 pb-12 desktop:pt-8">
      <CheckoutHead title={words.pageTitle({ number: found.order.orderNumber, brand: t.shell.brand[site.brand] })} />
      <div className="mx-auto max-w-[640px]">
        <h1 className="mb-5 text-text type-h1">{words.title}</h1>
        <OrderProvider order={found.order}>
          <ChangeScreen found={found.found} code={found.code} answer={answer} />
        </OrderProvider>
      </div>
    </div>
  );
}
