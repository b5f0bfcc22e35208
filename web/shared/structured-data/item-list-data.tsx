import { originOf } from "#domain/seo/alternates.ts";
import { usePageContext } from "../page-context.tsx";
import { pathTo } from "../paths.ts";
import { JsonLd } from "./json-ld.tsx";
import type { ItemList } from "./things.ts";

/** A property of the list as the page shows it: its name in the page's language, and the path of its first picture. */
export type ListedProperty = { id: number; name: string; picture?: string | undefined };

/** The properties on the page, in their order; only those that a guest sees. */
export function ItemListData({ name, properties }: { name: string; properties: readonly ListedProperty[] }) {
  const { site, language, ...reached } = usePageContext();
  const origin = originOf(site, reached);
  const list: ItemList = {
    "@type": "ItemList",
    name,
    numberOfItems: properties.length,
    itemListElement: properties.map(({ id, name, picture }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}${pathTo("property", language, "desktop", { propertyId: String(id) })}`,
      name,
      ...(picture ? { image: origin + picture } : {}),
    })),
  };
  return <JsonLd things={[list]} />;
}
