import { cardRoutes } from "./card/card-routes.ts";
import { faultRoutes } from "./fault-routes.ts";
import { inboxRoutes } from "./inbox/inbox-routes.ts";
import { eligibilityRoutes } from "./instalments/instalments.ts";
import { loyaltyRoutes } from "./loyalty/loyalty-routes.ts";
import { mailRoutes } from "./mail.ts";
import { guestRoutes } from "./payment/guest-routes.ts";
import { fontRoutes } from "./payment/page-fonts.ts";
import { paymentRoutes } from "./payment/payment-routes.ts";
import { paymentProviders } from "./payment-providers.ts";
import { reviewRoutes } from "./reviews/reviews.ts";
import type { Route } from "./route.ts";
import { smsRoutes } from "./sms.ts";
import { socialRoutes } from "./social/social.ts";
import { taxRoutes } from "./tax/tax.ts";

/** All partners: each is one file and one line here. */
export const routes: readonly Route[] = [
  { method: "GET", path: /^\/health$/, answer: () => ({ json: { status: "ok" } }) },
  ...faultRoutes,
  ...fontRoutes,
  ...mailRoutes,
  ...smsRoutes,
  ...reviewRoutes,
  ...inboxRoutes,
  ...paymentProviders.flatMap((provider) => [...paymentRoutes(provider), ...guestRoutes(provider)]),
  ...cardRoutes,
  ...eligibilityRoutes,
  ...loyaltyRoutes,
  ...socialRoutes,
  ...taxRoutes,
];
