import { checkKey } from "../payment/check-key.ts";
import type { Provider } from "../payment/provider.ts";
import { readAmount, readCurrency } from "../payment/read-order.ts";
import { firstPart } from "../payment/split-amount.ts";
import { readText } from "../read-text.ts";
import type { Route } from "../route.ts";
import { isEligible, lenders, type Terms } from "./lenders.ts";

/** Lenders assess the buyer before and at the start of a payment. */
export const eligibilityRoutes: readonly Route[] = Object.values(lenders).map(eligibilityRoute);

/** A lender, who pays the merchant at once. */
export function lendingProvider(lender: Terms): Provider {
  return {
    name: lender.name,
    direct: false,
    page: { segment: "pay", title: lender.title, asksForCode: false, buttons: ["approve", "reject", "silent"] },
    decide: (order) => {
      const parts = lender.parts.find((count) => planOf(lender, count) === order.plan);
      if (!parts || !isEligible(lender, order)) return { status: "declined", failure: "not-eligible" };
      return { status: "challenge", instalments: parts };
    },
  };
}

const planOf = ({ name }: Terms, parts: number) => `${name}-${parts}`;

function eligibilityRoute(lender: Terms): Route {
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
