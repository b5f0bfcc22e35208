import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router";
import type { Hold } from "#contract/cart/hold.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { type Experiments, noExperiments } from "#domain/site/experiments.ts";
import { type Site, sites } from "#domain/site/sites.ts";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import type { Member } from "#web/lib/api/session-events.ts";
import { SnackbarProvider } from "#web/ui/feedback/snackbar-provider.tsx";

type Options = {
  env?: string;
  experiments?: Partial<Experiments> | undefined;
  member?: Member | null;
  hold?: Hold | null;
  site?: Site | undefined;
  smsReach?: SmsReach;
};

/** Renders a page at a URL, or at an entry of a history, in an English browser. */
export async function showPage(
  page: ReactNode,
  address: InitialEntry,
  { env = "test", experiments, member = null, hold = null, site = sites[0], smsReach = "all" }: Options = {},
) {
  registerNamespaces("en", lazyMessagesOf("en"));
  document.documentElement.lang = "en";
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const context = {
    env,
    site,
    portSuffix: "",
    smsReach,
    language: "en",
    currency: "SAR",
    currencies: riyalsOnly,
    experiments: { ...noExperiments, ...experiments },
    ab: {},
    consent: null,
    member,
    hold,
  };
  const element = <SnackbarProvider>{page}</SnackbarProvider>;
  const router = createMemoryRouter([{ id: "root", path: "*", loader: () => context, element }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: context } },
  });
  await act(async () => {
    root.render(
      <MessagesProvider language="en" messages={messagesOf("en")}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    );
  });
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, at, leave: () => act(async () => root.unmount()) };
}
