import type { RouterContextProvider } from "react-router";
import { messagesOf } from "#domain/message/messages.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { type FilledPage, fillLegal } from "./fill-legal.ts";
import { type LegalPageName, legalPages } from "./legal-pages.ts";

/** One page of the small print in the guest's language and the site's name; for loaders only. */
export function loadLegal(context: Readonly<Pick<RouterContextProvider, "get">>, name: LegalPageName): FilledPage {
  const { site, env } = context.get(visitContext);
  const { language } = context.get(localeContext);
  const facts = {
    features: site.features,
    brand: messagesOf(language).shell.brand[site.brand],
    supportEmail: site.supportEmails.general,
    supportPhone: site.tollFree ?? site.supportPhone,
  };
  return fillLegal(legalPages[name][language], facts, env !== "production");
}
