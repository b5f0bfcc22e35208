import { redirect } from "react-router";
import { localeContext } from "#web/lib/request/visit.ts";
import { pathTo } from "#web/shared/paths.ts";
import type { Route } from "./+types/redirect-to-front-page.ts";

/** The bare address of a site redirects to its front page in the guest's language. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { language } = context.get(localeContext);
  return redirect(`${pathTo("frontPage", language, "desktop")}${new URL(request.url).search}`);
}
