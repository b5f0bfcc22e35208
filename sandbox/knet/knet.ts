import { guestRoutes } from "../payment/guest-routes.ts";
import { paymentRoutes } from "../payment/payment-routes.ts";
import { Refusal, type Route } from "../route.ts";

/** Kuwait's debit cards: dinars only, an own page, and captured as soon as the guest confirms. */
export const knetRoutes: readonly Route[] = [
  ...paymentRoutes({
    name: "knet",
    direct: true,
    decide: ({ currency }) => {
      if (currency !== "KWD") throw new Refusal(422, "currency: KWD only");
      return { status: "challenge" };
    },
  }),
  ...guestRoutes("knet", "pay"),
];
