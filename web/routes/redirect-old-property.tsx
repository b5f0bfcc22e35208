import { data, redirect } from "react-router";
import { readPropertyId, rebuildDetailsQuery } from "#domain/property/details-query.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import type { Route } from "./+types/redirect-old-property.ts";

/** The older addresses of a home, with its number in the query, lead to the one it has now. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const propertyId = readPropertyId(searchParams.get("propertyId"));
  if (propertyId === null) throw data(null, { status: 404 });
  const page = pathTo("details", context.get(localeContext).language, surfaceOf(pathname));
  const query = new URLSearchParams(rebuildDetailsQuery(searchParams)).toString();
  return redirect(`${page}/${propertyId}${query && `?${query}`}`, 301);
}

export default function DetailsBeforeRoute() {
  return null;
}
