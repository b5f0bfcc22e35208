import { data } from "react-router";
import { answerHostForm } from "#web/host/answer-host-form.ts";
import { followHostLink, loadHostOrder } from "#web/host/load-host-order.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/host-order.ts";

const HostOrderPage = island({
  id: "host-order",
  load: () => import("#web/host/host-order-page.tsx"),
  namespaces: ["host", "field"],
});

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const onward = followHostLink(request, params.orderNumber);
  if (onward) throw onward;
  const order = await loadHostOrder(context, request, params.orderNumber);
  return data(order, { status: order ? 200 : 404 });
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const answer = await answerHostForm(context, request, { orderNumber: params.orderNumber, address: url });
  return data(answer, { status: answer.status });
}

export default function HostOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HostOrderPage order={loaderData} refusal={actionData ?? null} />;
}
