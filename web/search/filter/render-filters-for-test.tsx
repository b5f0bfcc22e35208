import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { directionOf, type Language } from "#domain/language/language.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { type CurrencyCode, currencies, rates } from "#domain/money/currency.ts";
import { noExperiments } from "#domain/site/experiments.ts";
import { sites } from "#domain/site/sites.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { emptyFacets, type FacetProps, type Facets } from "./panel/facets.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const option = (id: number) => ({ id, rank: id, totalCount: 40 - id });
const ids = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** Twenty areas, seven types, eight amenities, no spaces and a price from 350 to 2,150 riyals. */
export const facets: Facets = {
  ...emptyFacets,
  areas: ids(20).map(option),
  propertyTypes: ids(7).map(option),
  amenities: ids(8).map(option),
  guestTypes: ids(2).map(option),
  reviewRating: ids(4).map(option),
  priceFilter: { minimumPrice: 358.8, maximumPrice: 2127.5, histogram: [3, 2, 1, 0] },
  sizeFilter: { minimumSize: 90, maximumSize: 480 },
  bedCountFilter: { minimumCount: 1, maximumCount: 7 },
  bathRoomCountFilter: { minimumCount: 1, maximumCount: 6 },
  is3DView: { totalCount: 5 },
};

const named = (word: string, length: number) => Object.fromEntries(ids(length).map((id) => [id, `${word} ${id}`]));
export const facetProps: FacetProps = {
  facets,
  known: null,
  labels: {
    [lookupTypes.AREA]: { ...named("Area", 20), 17: "حي النزهة" },
    [lookupTypes.PROPERTY_TYPE]: named("Type", 7),
    [lookupTypes.AMENITY]: named("Amenity", 8),
    [lookupTypes.GUEST_TYPE]: named("Guests", 2),
    [lookupTypes.REVIEW_TYPE]: named("Score", 4),
  },
};

type Options = {
  language?: Language;
  currency?: CurrencyCode;
  siteId?: string;
  experiments?: Partial<typeof noExperiments>;
  /** A promise that a navigation waits for. */
  step?: () => Promise<unknown>;
};

/** A results page with only filters, at a URL. */
export async function renderFilters(node: ReactNode, search: string, options: Options = {}) {
  const { language = "en", currency = "SAR", siteId = "mabeet-SA", experiments = {}, step = async () => {} } = options;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.body.replaceChildren();
  registerNamespaces(language, lazyMessagesOf(language));
  const page = {
    env: "test",
    site: sites.find((site) => site.siteId === siteId),
    portSuffix: "",
    smsReach: "all",
    language,
    currency,
    currencies: { base: { symbol: "SAR" }, equivalent: currencies.map((code) => ({ code, rate: rates[code] })) },
    experiments: { ...noExperiments, ...experiments },
  };
  const element = (
    <MessagesProvider language={language} messages={messagesOf(language)}>
      {node}
    </MessagesProvider>
  );
  const loader = async () => {
    await step();
    return page;
  };
  const routes = [{ id: "root", path: "/search", loader, element, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/search${search}`],
    hydrationData: { loaderData: { root: page } },
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { router, address: () => decodeURIComponent(router.state.location.search) };
}

/** Waits until lazy dialogs have loaded. */
export async function untilOpen(dialogs = 1) {
  const isOpen = () => document.querySelectorAll('[role="dialog"]').length >= dialogs;
  for (let attempt = 0; attempt < 200 && !isOpen(); attempt++) await wait(20);
  if (!isOpen()) throw new Error("No dialog opened");
}

/** The control with this accessible name. */
export function control(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>("input:not([type=range])")].filter(
    (input) => nameOf(input) === name,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} controls are called ${name}`);
  return found[0];
}

function nameOf(input: HTMLInputElement): string {
  const spoken = input.getAttribute("aria-label");
  if (spoken !== null) return spoken;
  const own = input.closest("label") ?? document.querySelector(`label[for="${input.id}"]`);
  const label = own?.cloneNode(true) as Element | undefined;
  for (const silent of label?.querySelectorAll("[aria-hidden]") ?? []) silent.remove();
  return label?.textContent ?? "";
}

export const press = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());

export async function type(input: HTMLInputElement, text: string) {
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
