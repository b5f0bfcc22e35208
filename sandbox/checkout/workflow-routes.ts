import { keyedRoutes } from "../keyed-routes.ts";
import type { PartnerRequest, Route } from "../route.ts";
import { requireSecretKey } from "./checkout-keys.ts";
import { notFound } from "./checkout-refusal.ts";
import { originOf } from "./payment-view.ts";
import { addWorkflow, allWorkflows, type Workflow } from "./workflow-store.ts";

const route = keyedRoutes("checkout", requireSecretKey);

/** The registered webhooks of the merchant. */
export const workflowRoutes: readonly Route[] = [
  route("POST", "/workflows", (call) => {
    const { id } = addWorkflow(call.body);
    return { status: 201, json: { id, _links: linksOf(call, id) } };
  }),
  route("GET", "/workflows", (call) => {
    const data = allWorkflows().map(({ id, name, active }) => ({ id, name, active, _links: linksOf(call, id) }));
    return { json: { data } };
  }),
  route("GET", "/workflows/[\\w-]{1,60}", (call) => {
    const found = allWorkflows().find(({ id }) => id === call.url.pathname.split("/")[3]);
    if (!found) throw notFound();
    return { json: { ...shown(found), _links: linksOf(call, found.id) } };
  }),
];

/** The key of a signature is never shown again. */
function shown({ actions, ...workflow }: Workflow) {
  return { ...workflow, actions: actions.map(({ signature: _, ...action }) => action) };
}

function linksOf(call: PartnerRequest, id: string) {
  return { self: { href: `${originOf(call)}/checkout/workflows/${id}` } };
}
