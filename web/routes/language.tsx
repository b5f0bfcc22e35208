import { data, Outlet } from "react-router";
import { languages } from "#domain/site/language.ts";
import { withoutSteps } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/language.ts";

/** The first word of an address is a language we speak, or the page does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !languages.some((known) => known === params.lang)) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = withoutSteps;

export default function LanguageRoute() {
  return <Outlet />;
}
