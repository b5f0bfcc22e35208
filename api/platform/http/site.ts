import fp from "fastify-plugin";
import type { Settings } from "#api/platform/settings/settings.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import { type CurrencyCode, resolveCurrency } from "#domain/money/currency.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { type Site, siteByHost, sites } from "#domain/site/sites.ts";
import { offeredSite } from "./offered-site.ts";

declare module "fastify" {
  interface FastifyRequest {
    site: Site;
    language: Language;
    currency: CurrencyCode;
  }
}

/** Sets the site of a request, as this deployment offers it, and the language and currency of its answer. */
export const sitePlugin = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const offered = new Map(sites.map((site) => [site.siteId, offeredSite(site, settings)]));
    app.decorateRequest("site");
    app.decorateRequest("language");
    app.decorateRequest("currency");
    app.addHook("onRequest", (request, _reply, done) => {
      const { headers } = request;
      const site = siteByHost(headers.host);
      request.site = offered.get(site.siteId) ?? site;
      const locale = headers["x-locale"];
      request.language = isLanguage(locale) ? locale : request.site.language;
      request.currency = resolveCurrency(
        single(headers["x-currency"]) ?? readCookie(headers.cookie, "currency"),
        request.site,
      );
      done();
    });
  },
  { name: "site", dependencies: [] },
);

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
