import { type Company, returnUrlByStatus } from "../bank/companies.ts";
import type { Payment } from "../bank/payment.ts";
import type { Route } from "../route.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { paymentView } from "./payment-view.ts";
import { tokenRoutes } from "./token-routes.ts";
import { webhookOf } from "./webhook.ts";

/** Moyasar: cards and mada, which it holds like any other card. */
export const moyasarCompany: Company = {
  name: "moyasar",
  webhook: webhookOf,
  returnUrl,
};

export const moyasarRoutes: readonly Route[] = [...tokenRoutes, ...paymentRoutes];

/** The guest's browser tells what happened, which nobody has to believe. */
function returnUrl(payment: Payment): string {
  const url = returnUrlByStatus(payment);
  const { id, status, source } = paymentView(payment, url.origin);
  url.searchParams.set("id", id);
  url.searchParams.set("status", status);
  if (source.message) url.searchParams.set("message", source.message);
  return url.href;
}
