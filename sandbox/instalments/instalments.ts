import { checkKey } from "../payment/check-key.ts";
import { guestRoutes } from "../payment/guest-routes.ts";
import { paymentRoutes } from "../payment/payment-routes.ts";
import type { Provider } from "../payment/provider.ts";
import { readAmount, readCurrency } from "../payment/read-order.ts";
import { firstPart } from "../payment/split-amount.ts";
import { readText } from "../read-text.ts";
import type { Route } from "../route.ts";
import { isEligible, lenders } from "./lenders.ts";

type Lender = (typeof lenders)[number];

/** Lenders, who pay the shop at once. They assess the buyer before and at the start of a payment. */
export const instalmentRoutes: readonly Route[] = lenders.flatMap((lender) => [
  eligibilityRoute(lender),
  ...paymentRoutes(providerOf(lender)),
  ...guestRoutes(lender.name, "pay"),
]);

function providerOf(lender: Lender): Provider {
  return {
    name: lender.name,
    direct: false,
    decide: (order) => {
      const parts = lender.parts.find((count) => planOf(lender, count) === order.plan);
      if (!parts || !isEligible(lender, order)) return { status: "declined", failure: "not-eligible" };
      return { status: "challenge", instalments: parts };
    },
  };
}

const planOf = ({ name }: Lender, parts: number) => `${name}-${parts}`;

function eligibilityRoute(lender: Lender): Route {
  return {
    method: "POST",
    path: new RegExp(`^/${lender.name}/eligibility$`),
    answer: ({ body, request }) => {
      checkKey(request);
      const [amount, currency] = [readAmount(body), readCurrency(body)];
      const eligible = isEligible(lender, { amount, currency, phone: readText(body, "phone", 20) });
      const offered = lender.parts.map((instalments) => ({
        id: planOf(lender, instalments),
        instalments,
        first: firstPart(amount, currency, instalments),
      }));
      return { json: { eligible, plans: eligible ? offered : [] } };
    },
  };
}
