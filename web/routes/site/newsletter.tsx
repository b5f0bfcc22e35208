import { data } from "react-router";
import { island } from "#web/hydration/island.tsx";
import { answerByForm } from "#web/newsletter/answer-by-form.ts";
import { loadNewsletter } from "#web/newsletter/load-newsletter.ts";
import type { Route } from "./+types/newsletter.ts";

const NewsletterPage = island({
  id: "newsletter-page",
  load: () => import("#web/newsletter/newsletter-page.tsx"),
  namespaces: ["newsletter", "field"],
});

export const handle = { isNewsletter: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadNewsletter(context, request);
  return data(loaded, { status: loaded.state === "old" ? 410 : 200 });
}

export function action({ context, request }: Route.ActionArgs) {
  return answerByForm(context, request);
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} answer={actionData ?? null} />;
}
