import type { RouterContextProvider } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoint/endpoints.ts";
import { timeZoneOf } from "#domain/stay/time-zone.ts";
import { type CallApi, callEndpoint } from "../api/call-endpoint.ts";
import { localeContext, visitContext } from "./visit.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/**
 * A loader's call to the API: the same typed call, dispatched in process, in the guest's language and currency. It counts
 * as same-origin because loaders only read, some of them by POST; a link on another site may lead to the page.
 */
export function callFromLoader<Name extends EndpointName>(
  context: Context,
  name: Name,
  input: Calls[Name]["input"],
  signal?: AbortSignal,
): Promise<Calls[Name]["answer"]> {
  const visit = context.get(visitContext);
  const { language, currency } = context.get(localeContext);
  const headers = {
    "x-locale": language,
    "x-currency": currency,
    "x-tz": timeZoneOf(visit.site.countryCode),
    "sec-fetch-site": "same-origin",
  };
  return callEndpoint(visit.dispatch, name, input, headers, signal);
}

/** The calls of one loader as a `CallApi`, for code that also runs in the browser. */
export function loaderCalls(context: Context, signal: AbortSignal): CallApi {
  return (name, input) => callFromLoader(context, name, input, signal);
}
