import { data } from "react-router";
import { answerByForm } from "#web/alert/answer-by-form.ts";
import { loadAlert } from "#web/alert/load-alert.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/alert-stop.ts";

const AlertStopPage = island({
  id: "alert-stop",
  load: () => import("#web/alert/alert-stop-page.tsx"),
  namespaces: ["alert"],
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadAlert(context, request);
  return data(loaded, { status: loaded.state === "old" ? 410 : 200 });
}

export function action({ context, request }: Route.ActionArgs) {
  return answerByForm(context, request);
}

export default function AlertStopRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertStopPage {...loaderData} answer={actionData ?? null} />;
}
