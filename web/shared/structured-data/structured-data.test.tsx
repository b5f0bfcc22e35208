import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { noExperiments } from "#domain/site/experiments.ts";
import { sites } from "#domain/site/sites.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import { BreadcrumbData } from "./breadcrumb-data.tsx";
import { ItemListData } from "./item-list-data.tsx";
import { SiteData } from "./site-data.tsx";

/** The HTML of the server, and the JSON-LD that a crawler reads in it. */
function graphOf(node: ReactNode, language: Language = "ar") {
  const root = {
    env: "demo",
    site: sites[0],
    portSuffix: ":3000",
    smsReach: "all",
    language,
    currency: "SAR",
    currencies: riyalsOnly,
    experiments: noExperiments,
    ab: {},
    consent: null,
    member: null,
    hold: null,
  };
  const routes = [{ id: "root", path: "*", loader: () => root, element: node }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } });
  const html = renderToString(
    <MessagesProvider language={language} messages={messagesOf(language)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, graph: JSON.parse(text) as { "@context": string; "@graph": Record<string, unknown>[] } };
}

test("the front page describes the organisation and the search", () => {
  const { graph } = graphOf(<SiteData />);
  expect(graph["@context"]).toBe("https://schema.org");
  const [organization, website] = graph["@graph"];
  expect(organization).toMatchObject({ "@type": "Organization", name: "مبيت", url: "http://mabeet-sa.localhost:3000" });
  expect(website).toMatchObject({
    "@type": "WebSite",
    inLanguage: "ar",
    publisher: { "@id": organization?.["@id"] },
    potentialAction: {
      target: { urlTemplate: "http://mabeet-sa.localhost:3000/ar/chalets/search?cityId={cityId}" },
      "query-input": "required name=cityId",
    },
  });
});

test("a list names its properties in their order, by their canonical URLs", () => {
  const properties = [
    { id: 7, name: "Qamra", picture: "/img/2/7/exterior-960.avif" },
    { id: 3, name: "Nada" },
  ];
  const { graph } = graphOf(<ItemListData name="Chalets in Riyadh" properties={properties} />, "en");
  expect(graph["@graph"][0]).toEqual({
    "@type": "ItemList",
    name: "Chalets in Riyadh",
    numberOfItems: 2,
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        url: "http://mabeet-sa.localhost:3000/en/chalet/details/7",
        name: "Qamra",
        image: "http://mabeet-sa.localhost:3000/img/2/7/exterior-960.avif",
      },
      { "@type": "ListItem", position: 2, url: "http://mabeet-sa.localhost:3000/en/chalet/details/3", name: "Nada" },
    ],
  });
});

test("the breadcrumb links to desktop pages without dates, also from a phone", () => {
  const crumbs = [
    { label: "الرئيسية", href: "/ar/mweb/chalets/home" },
    { label: "الرياض", href: "/ar/mweb/chalets/search?cityId=5&checkIn=29-11-2026&checkOut=30-11-2026" },
    { label: "شاليه", href: "/ar/mweb/chalet/details/7?cityId=5&checkIn=29-11-2026" },
  ];
  const { graph } = graphOf(<BreadcrumbData crumbs={crumbs} />);
  const { itemListElement } = graph["@graph"][0] as { itemListElement: { position: number; item: string }[] };
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, "http://mabeet-sa.localhost:3000/ar/chalets-home"],
    [2, "http://mabeet-sa.localhost:3000/ar/chalets/search?cityId=5"],
    [3, "http://mabeet-sa.localhost:3000/ar/chalet/details/7"],
  ]);
});

test("text of a host cannot end the data block", () => {
  const name = '</script><script>alert("1")</script><!-- & \u2028';
  const { html, graph } = graphOf(<ItemListData name={name} properties={[]} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(graph["@graph"][0]?.name).toBe(name);
});
