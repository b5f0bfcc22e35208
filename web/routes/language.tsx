import { data, Outlet } from "react-router";
import { languages } from "#domain/language/language.ts";
import { revalidateShell } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/language.ts";

/** The first segment of a URL is a language of the site, or the page does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !languages.some((known) => known === params.lang)) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = revalidateShell;

export default function LanguageRoute() {
  return <Outlet />;
}
