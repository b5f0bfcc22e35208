import { guestRoutes } from "../payment/guest-routes.ts";
import { paymentRoutes } from "../payment/payment-routes.ts";
import { Refusal, type Route } from "../route.ts";

/** Kuwait's debit cards: dinars only, a page of their own, and the money is taken with the guest's word. */
export const knetRoutes: readonly Route[] = [
  ...paymentRoutes({
    name: "knet",
    direct: true,
    judge: ({ currency }) => {
      if (currency !== "KWD") throw new Refusal(422, "currency: KWD only");
      return { status: "challenge" };
    },
  }),
  ...guestRoutes("knet", "pay"),
];
