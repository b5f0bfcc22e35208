import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  type RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import { experimentsContext, localeContext, visitContext } from "#web/lib/request/visit.ts";
import type { PageContext } from "#web/shared/page-context.tsx";
import { encodePersonal, type PersonalPartName } from "#web/shared/personal.ts";
import { AccountLink } from "./account-link.tsx";
import { HoldBar } from "./hold-bar.tsx";
import { loadPersonal } from "./load-personal.ts";

/** The parts of one guest, for a page that guests share: their HTML, and their data for hydration. */
export type PersonalParts = Record<PersonalPartName, string> & { personal: string; hasHold: boolean };

type Context = Readonly<RouterContextProvider>;
type RenderElement = (element: ReactNode) => Promise<{ html: Buffer; isBroken: boolean }>;

const BETWEEN = "</i><b></b><i>";

/** Renders the parts of one guest as they are in the page at this address. `null` when that failed. */
export async function renderPersonalParts(
  request: Request,
  context: Context,
  render: RenderElement,
): Promise<PersonalParts | null> {
  const personal = await loadPersonal(context, request);
  const page = pageOf(context, personal);
  const { dataRoutes, query } = createStaticHandler([
    { id: "root", path: "*", loader: () => page, element: <Parts language={page.language} /> },
  ]);
  const answered = await query(new Request(request.url));
  if (answered instanceof Response) return null;
  const router = createStaticRouter(dataRoutes, answered);
  const { html, isBroken } = await render(<StaticRouterProvider router={router} context={answered} hydrate={false} />);
  const [account, hold] = html.toString().slice("<i>".length, -"</i>".length).split(BETWEEN);
  if (isBroken || account === undefined || hold === undefined) return null;
  return { account, hold, personal: encodePersonal(personal), hasHold: personal.hold !== null };
}

function Parts({ language }: Pick<PageContext, "language">) {
  return (
    <MessagesProvider language={language}>
      <i>
        <AccountLink />
      </i>
      <b />
      <i>
        <HoldBar isCheckout={false} />
      </i>
    </MessagesProvider>
  );
}

/** The parts show no prices, so they need no exchange rates. */
function pageOf(context: Context, personal: Pick<PageContext, "member" | "hold">): PageContext {
  const { env, site, portSuffix, smsReach } = context.get(visitContext);
  const locale = context.get(localeContext);
  const experiments = context.get(experimentsContext);
  return {
    env,
    site,
    portSuffix,
    smsReach,
    ...locale,
    currencies: riyalsOnly,
    experiments,
    ab: {},
    consent: null,
    ...personal,
  };
}
