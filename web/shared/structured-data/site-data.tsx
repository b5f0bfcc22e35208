import { originOf } from "#domain/seo/alternates.ts";
import { brandIcons } from "#web/brand/head-files.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "../page-context.tsx";
import { pathTo } from "../paths.ts";
import { JsonLd } from "./json-ld.tsx";
import type { Organization, WebSite } from "./things.ts";

/** The organisation and the search of the site, for the front page. */
export function SiteData() {
  const { site, ...reached } = usePageContext();
  const language = useLanguage();
  const name = useMessages().shell.brand[site.brand];
  const origin = originOf(site, reached);
  const organization: Organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name,
    url: origin,
    logo: origin + brandIcons(site.brand).appleTouch,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: site.supportPhone,
      email: site.supportEmails.general,
    },
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}${pathTo("frontPage", language, "desktop")}`,
    inLanguage: language,
    publisher: { "@id": organization["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${pathTo("search", language, "desktop")}?cityId={cityId}`,
      },
      "query-input": "required name=cityId",
    },
  };
  return <JsonLd<Organization | WebSite> things={[organization, website]} />;
}
