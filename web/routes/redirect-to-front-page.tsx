import { redirect } from "react-router";
import { localeContext } from "#web/lib/request/visit.ts";
import type { Route } from "./+types/redirect-to-front-page.ts";

/** The bare address leads home in the guest's language. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { language } = context.get(localeContext);
  return redirect(`/${language}/chalets-home${new URL(request.url).search}`);
}
