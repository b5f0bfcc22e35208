import { redirect } from "react-router";
import { ApiProblem } from "#web/lib/api/api-problem.ts";

/** Loads the page of an action on a booking. A browser that cannot read the booking looks it up first. */
export async function loadOrLookUp<Found>(url: URL, load: (orderNumber: string) => Promise<Found>): Promise<Found> {
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
