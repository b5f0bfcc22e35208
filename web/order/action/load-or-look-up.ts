import { redirect } from "react-router";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { followLink } from "../access/follow-link.ts";

type Opened = { request: Request; url: URL };

/** Loads the page of an action on a booking, also from a mail. A browser that cannot read the booking looks it up first. */
export async function loadOrLookUp<Found>(
  { request, url }: Opened,
  load: (orderNumber: string) => Promise<Found>,
): Promise<Found> {
  const onward = followLink(request);
  if (onward) throw onward;
  const lookUp = url.pathname.replace(/\/[^/]+\/?$/, "");
  const orderNumber = url.searchParams.get("orderNumber");
  if (!orderNumber) throw redirect(lookUp);
  try {
    return await load(orderNumber);
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) throw redirect(lookUp);
    throw error;
  }
}
