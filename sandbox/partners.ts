import { registerCompany } from "./bank/companies.ts";
import { guestRoutes } from "./bank/guest-routes.ts";
import { ledgerRoutes } from "./bank/ledger-routes.ts";
import { fontRoutes } from "./bank/page-fonts.ts";
import { checkoutCompany, checkoutRoutes } from "./checkout/checkout-routes.ts";
import { checkoutFieldsRoutes } from "./checkout/fields/fields-routes.ts";
import { faultRoutes } from "./fault-routes.ts";
import { feedRoutes } from "./feed/feed-routes.ts";
import { foreignKeyRoutes } from "./foreign-keys.ts";
import { inboxRoutes } from "./inbox/inbox-routes.ts";
import { licenceRoutes } from "./licence/licence-routes.ts";
import { loyaltyRoutes } from "./loyalty/loyalty-routes.ts";
import { certificateRoutes } from "./mail/mail-server.ts";
import { moyasarCompany, moyasarRoutes } from "./moyasar/moyasar-routes.ts";
import { placesRoutes } from "./places/places-routes.ts";
import type { Route } from "./route.ts";
import { s3Routes } from "./s3/s3-routes.ts";
import { socialRoutes } from "./social/social.ts";
import { tabbyCompany, tabbyRoutes } from "./tabby/tabby-routes.ts";
import { tamaraCompany, tamaraRoutes } from "./tamara/tamara-routes.ts";
import { taxRoutes } from "./tax/tax-routes.ts";
import { twilioRoutes } from "./twilio/twilio-routes.ts";
import { unifonicRoutes } from "./unifonic/unifonic-routes.ts";

for (const company of [checkoutCompany, moyasarCompany, tabbyCompany, tamaraCompany]) registerCompany(company);

/** All partners: each is one file and one line here. */
export const routes: readonly Route[] = [
  { method: "GET", path: /^\/health$/, answer: () => ({ json: { status: "ok" } }) },
  ...faultRoutes,
  ...foreignKeyRoutes,
  ...fontRoutes,
  ...certificateRoutes,
  ...placesRoutes,
  ...feedRoutes,
  ...inboxRoutes,
  ...ledgerRoutes,
  ...guestRoutes,
  ...checkoutRoutes,
  ...checkoutFieldsRoutes,
  ...moyasarRoutes,
  ...tabbyRoutes,
  ...tamaraRoutes,
  ...loyaltyRoutes,
  ...licenceRoutes,
  ...socialRoutes,
  ...s3Routes,
  ...taxRoutes,
  ...unifonicRoutes,
  ...twilioRoutes,
];
