import { originOf } from "#domain/seo/alternates.ts";
import type { Crumb } from "#web/ui/navigation/breadcrumb.tsx";
import { usePageContext } from "../page-context.tsx";
import { desktopPath } from "../paths.ts";
import { JsonLd } from "./json-ld.tsx";
import type { BreadcrumbList } from "./things.ts";
import { withoutStay } from "./without-stay.ts";

/** The breadcrumb of the page, with canonical URLs. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { site, language, ...reached } = usePageContext();
  const origin = originOf(site, reached);
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + withoutStay(href, (pathname) => `/${language}${desktopPath(pathname)}`),
    })),
  };
  return <JsonLd things={[list]} />;
}
