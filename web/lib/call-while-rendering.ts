import type { RouterContextProvider } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { callEndpoint } from "./api-call.ts";
import { speechContext, visitContext } from "./visit.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/**
 * A loader's call to the API: same client, dispatched in process, in the guest's language and currency. Loaders only
 * read, some of them by POST, so the page may ask on behalf of a member wherever the link to it was pressed.
 */
export function callWhileRendering<Name extends EndpointName>(
  context: Context,
  name: Name,
  input: Calls[Name]["input"],
  signal?: AbortSignal,
): Promise<Calls[Name]["answer"]> {
  const visit = context.get(visitContext);
  const { language, currency } = context.get(speechContext);
  const headers = { "x-locale": language, "x-currency": currency, "sec-fetch-site": "same-origin" };
  return callEndpoint(visit.dispatch, name, input, headers, signal);
}
