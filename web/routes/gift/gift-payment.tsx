import { asDocument } from "#web/checkout/cart/load-as-document.ts";
import { loadGiftPayment } from "#web/checkout/payment/load-gift-payment.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/gift-payment.ts";

const GiftPaymentPage = island({
  id: "gift-payment",
  load: () => import("#web/checkout/payment/gift-payment-page.tsx"),
  namespaces: ["gift", "cart", "pay", "field", "paid"],
});

export const handle = { hasOwnBar: true, isCheckout: true };

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadGiftPayment(context, request, params.giftOrderNumber);

export { asDocument as clientLoader };

export default function GiftPaymentRoute({ loaderData }: Route.ComponentProps) {
  return <GiftPaymentPage {...loaderData} />;
}
