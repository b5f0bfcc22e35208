import type { RouterContextProvider } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoint/endpoints.ts";
import { timeZoneOf } from "#domain/stay/time-zone.ts";
import { callEndpoint, type Dispatch } from "../api/call-endpoint.ts";
import { localeContext, visitContext } from "./visit.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The call for a form that was submitted without JavaScript; returns the cookies that the API set. */
export async function callFromAction<Name extends EndpointName>(
  context: Context,
  name: Name,
  input: Calls[Name]["input"],
  signal?: AbortSignal,
): Promise<{ answer: Calls[Name]["answer"]; cookies: Headers }> {
  const { language, currency } = context.get(localeContext);
  const { dispatch, site } = context.get(visitContext);
  const cookies = new Headers();
  const collectCookies: Dispatch = async (request) => {
    const answer = await dispatch(request);
    for (const cookie of answer.cookies ?? []) cookies.append("set-cookie", cookie);
    return answer;
  };
  // The caller has checked the origin of the form; see `isSameOriginForm`.
  const headers = {
    "x-locale": language,
    "x-currency": currency,
    "x-tz": timeZoneOf(site.countryCode),
    "sec-fetch-site": "same-origin",
  };
  return { answer: await callEndpoint(collectCookies, name, input, headers, signal), cookies };
}

/** Whether one of our pages submitted the form: another site must not log its visitors in or out here. */
export function isSameOriginForm(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin") ?? "";
  return URL.parse(origin)?.host === new URL(request.url).host;
}
