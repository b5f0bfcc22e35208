import type { Provider } from "../payment/provider.ts";
import { Refusal } from "../route.ts";

/** Kuwait's debit cards: dinars only, an own page, and captured as soon as the guest confirms. */
export const knetProvider: Provider = {
  name: "knet",
  direct: true,
  page: {
    segment: "pay",
    title: { en: "KNET demo", ar: "كي نت (تجريبي)" },
    asksForCode: false,
    buttons: ["approve", "poor", "decline", "silent"],
  },
  decide: ({ currency }) => {
    if (currency !== "KWD") throw new Refusal(422, "currency: KWD only");
    return { status: "challenge" };
  },
};
