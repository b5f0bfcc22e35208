/** The types of JSON-LD that we use. https://schema.org */
export type Organization = {
  "@type": "Organization";
  "@id": string;
  name: string;
  url: string;
  logo: string;
  contactPoint: { "@type": "ContactPoint"; contactType: "customer support"; telephone: string; email: string };
};

export type WebSite = {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: { "@id": string };
  potentialAction: {
    "@type": "SearchAction";
    target: { "@type": "EntryPoint"; urlTemplate: string };
    "query-input": string;
  };
};

export type BreadcrumbList = {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
};

export type ItemList = {
  "@type": "ItemList";
  name: string;
  numberOfItems: number;
  itemListElement: { "@type": "ListItem"; position: number; url: string; name: string; image?: string }[];
};
