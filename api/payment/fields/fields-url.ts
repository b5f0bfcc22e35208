import type { Settings } from "#api/platform/settings/settings.ts";
import type { Language } from "#domain/language/language.ts";
import { gatewayOf } from "#domain/payment/gateway-of.ts";
import { fieldCards } from "#domain/payment/site-methods.ts";
import type { Site } from "#domain/site/sites.ts";
import { fieldsOrigin } from "./fields-origin.ts";

/** The page that shows the fields; its site may be another than that of the cart. `host` has its port. */
export type FieldsPage = { site: Site; language: Language; host: string };

/** Our page with the card fields: in language and brand of the page around it, for the cards of the cart's site. */
export function fieldsUrl(
  settings: Pick<Settings, "fieldsUrl" | "cardGateways">,
  cartSite: Site,
  { site, language, host }: FieldsPage,
): string | null {
  const origin = fieldsOrigin(settings, host);
  const gateway = gatewayOf("card", cartSite.countryCode, settings.cardGateways);
  if (origin === null || gateway === null) return null;
  const url = new URL("/payment-fields", origin);
  url.searchParams.set("lang", language);
  url.searchParams.set("brand", site.brand);
  url.searchParams.set("cards", fieldCards(cartSite).join(","));
  url.searchParams.set("gateway", gateway);
  return url.href;
}
