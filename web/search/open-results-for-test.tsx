import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from "react-router";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { noExperiments } from "#domain/site/experiments.ts";
import { sites } from "#domain/site/sites.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import { SnackbarProvider } from "#web/ui/feedback/snackbar-provider.tsx";
import { type Loaded, loadInBrowser } from "./load/load-in-browser.ts";
import { ResultsPage } from "./results-page.tsx";

let address = 0;
/** Every test has its own stay, so that no test finds cached results of another. */
export function freshQuery(): string {
  address += 1;
  const [checkIn, checkOut] = [address, address + 1].map((day) => `${String(day).padStart(2, "0")}-01`);
  const year = new Date().getFullYear() + 1;
  return `cityId=5&checkIn=${checkIn}-${year}&checkOut=${checkOut}-${year}`;
}

export const settle = () => act(() => new Promise((later) => setTimeout(later, 30)));

/** Waits until the screen shows what is expected. */
export async function until(expected: () => void, attempts = 200): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return expected();
    } catch {
      await settle();
    }
  }
  expected();
}

/** `loaded` are results that came with the page. */
export async function openResults(query: string, loaded?: Loaded) {
  document.documentElement.lang = "en";
  registerNamespaces("en", lazyMessagesOf("en"));
  const site = sites.find(({ siteId }) => siteId === "mabeet-SA");
  const page = {
    env: "test",
    site,
    portSuffix: "",
    smsReach: "all",
    language: "en",
    currency: "SAR",
    currencies: riyalsOnly,
    experiments: noExperiments,
  };
  const routes = [
    {
      id: "root",
      loader: () => page,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      Component: () => (
        <MessagesProvider language="en" messages={messagesOf("en")}>
          <SnackbarProvider>
            <Outlet />
          </SnackbarProvider>
        </MessagesProvider>
      ),
      children: [
        { path: "/away", Component: () => <p>away</p> },
        {
          path: "/en/chalets/search",
          id: "search",
          loader: ({ request }: { request: Request }) => loaded ?? loadInBrowser(new URL(request.url), "en"),
          Component: () => <ResultsPage loaded={useLoaderData<Loaded>()} head={() => null} />,
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/away"] });
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  await settle();
  const go = async (to: string | number) => {
    await act(async () => void router.navigate(to as string));
    await settle();
  };
  await go(`/en/chalets/search?${query}`);
  return { router, go, leave: () => act(async () => root.unmount()) };
}
