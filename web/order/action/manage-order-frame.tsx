import type { ReactNode } from "react";
import type { Order } from "#contract/order/order.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { OrderProvider } from "../order-context.tsx";

type Props = {
  order: Order;
  words: { title: string; pageTitle: (values: { number: string; brand: string }) => string };
  children: ReactNode;
};

/** A page for one action on the booking of a guest without an account, who found it by its number and contact or by a link. */
export function ManageOrderFrame({ order, words, children }: Props) {
  const t = useMessages();
  const { site } = usePageContext();
  return (
    <div className="page-width pt-5 pb-12 desktop:pt-8">
      <CheckoutHead title={words.pageTitle({ number: order.orderNumber, brand: t.shell.brand[site.brand] })} />
      <div className="mx-auto max-w-[640px]">
        <h1 className="mb-5 text-text type-h1">{words.title}</h1>
        <OrderProvider order={order}>{children}</OrderProvider>
      </div>
    </div>
  );
}
