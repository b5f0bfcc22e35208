import { data, redirect } from "react-router";
import { readPropertyId, rebuildDetailsQuery } from "#domain/property/details-query.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import type { Route } from "./+types/old-property.ts";

/** The older addresses of a property, with its id in the query, redirect to its address of today. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const propertyId = readPropertyId(searchParams.get("propertyId"));
  if (propertyId === null) throw data(null, { status: 404 });
  const { language } = context.get(localeContext);
  const values = {
    ...Object.fromEntries(new URLSearchParams(rebuildDetailsQuery(searchParams))),
    propertyId: String(propertyId),
  };
  return redirect(pathTo("property", language, surfaceOf(pathname), values), 301);
}

export default function OldPropertyRoute() {
  return null;
}
