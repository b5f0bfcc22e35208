import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import type { ShownOrder } from "../load-order.ts";
import { OrderProvider, usePropertyName } from "../order-context.tsx";
import { OrderSheet } from "../order-sheet.tsx";
import type { LookUpAnswer } from "./look-up.ts";
import { LookUpForm } from "./look-up-form.tsx";

type Props = { answer: LookUpAnswer | null; shown: ShownOrder | null };

/** The booking of a guest without an account, found by its number and contact. */
export default function ManageBookingPage({ answer, shown }: Props) {
  const t = useMessages();
  const { manage: words } = useNamespace("orders");
  const { pageTitle } = useNamespace("account");
  const { site } = usePageContext();
  const title = pageTitle({ title: words.title, brand: t.shell.brand[site.brand] });
  return (
    <div className="page-width pt-5 pb-12 desktop:pt-8">
      <CheckoutHead title={title} />
      {shown && !answer ? <Found {...shown} /> : <Search answer={answer} />}
    </div>
  );
}

function Found({ order, code, map }: ShownOrder) {
  const words = useNamespace("orders");
  const path = usePaths();
  return (
    <div className="mx-auto max-w-[960px]">
      <h1 className="mb-2 wrap-anywhere text-text type-h1 print:hidden">{usePropertyName(order)}</h1>
      <OrderProvider order={order}>
        <OrderSheet code={code} map={map} isLookedUp />
      </OrderProvider>
      <p className="mt-8 print:hidden">
        <ButtonLink to={path("manageBooking")} variant="secondary" reloadDocument>
          {words.manage.again}
        </ButtonLink>
      </p>
    </div>
  );
}

function Search({ answer }: { answer: LookUpAnswer | null }) {
  const { manage: words } = useNamespace("orders");
  const path = usePaths();
  return (
    <div className="mx-auto grid max-w-[560px] gap-6">
      <div>
        <h1 className="text-text type-h1">{words.title}</h1>
        <p className="measure mt-1 text-text-2 type-body">{words.lead}</p>
      </div>
      <LookUpForm key={answer?.attempt ?? 0} answer={answer} />
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border p-4">
        <div className="min-w-0">
          <p className="font-bold text-text type-body">{words.account}</p>
          <p className="text-text-2 type-small">{words.accountText}</p>
        </div>
        <ButtonLink to={path("accountOrders")} variant="secondary">
          {words.logIn}
        </ButtonLink>
      </div>
    </div>
  );
}
