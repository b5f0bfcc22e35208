import type { GiftOrder } from "#contract/wallet/gift.ts";
import { NeedsScript } from "#web/checkout/cart/needs-script.tsx";
import { GiftCardFace } from "#web/gift-card/gift-card-face.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { PaidAmount } from "#web/shared/cart/paid-amount.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { PayableProvider } from "./payable-context.tsx";
import { failureOf, PaymentMethods } from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

export type GiftPaymentData = {
  /** `null` when the time to pay is over. */
  gift: (GiftOrder & { cartId: string }) | null;
  methods: Methods | null;
  failed: number | "cancelled" | null;
  /** The origin at which the guest requested this page. */
  origin: string;
};

/** The payment of a gift: the card beside the same form as for every bill. */
export default function GiftPaymentPage({ gift, ...shown }: GiftPaymentData) {
  const t = useMessages();
  const { payment: words } = useNamespace("gift");
  const { site } = usePageContext();
  return (
    <div className={`${usePageColumn()} pt-3 pb-10 desktop:pt-6`}>
      <CheckoutHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} />
      {gift ? <PayGift gift={gift} {...shown} /> : <Over />}
    </div>
  );
}

function PayGift({ gift, methods, failed, origin }: GiftPaymentData & { gift: GiftOrder & { cartId: string } }) {
  const { payment: words } = useNamespace("gift");
  const { cartId, total, currency, recipient } = gift;
  const refresh = async () => location.reload();
  return (
    <PayableProvider payable={{ cartId, kind: "gift", payable: { total, currency }, products: [], refresh }}>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12">
        <div className="order-last min-w-0 desktop:order-first">
          <NeedsScript />
          <h1 className="mb-4 text-text type-h1">{words.title}</h1>
          <PaymentMethods first={methods} failed={failed === null ? null : failureOf(failed)} origin={origin} />
        </div>
        <section aria-label={words.summary} className="grid gap-3">
          <GiftCardFace
            designId={gift.designId}
            amount={gift.amount}
            language={recipient?.language ?? "ar"}
            recipientName={recipient?.name}
            senderName={recipient?.senderName}
          />
          <p className="flex justify-between gap-4 text-text type-body">
            <span>{words.total}</span>
            <span className="font-bold">
              <PaidAmount total={total} currency={currency} />
            </span>
          </p>
        </section>
      </div>
    </PayableProvider>
  );
}

function Over() {
  const { payment: words } = useNamespace("gift");
  const path = usePaths();
  return (
    <ErrorState
      level={1}
      illustration={<HourglassSpot />}
      sentence={words.over}
      detail={words.overDetail}
      actions={
        <ButtonLink to={path("giftCards")} reloadDocument>
          {words.again}
        </ButtonLink>
      }
    />
  );
}
