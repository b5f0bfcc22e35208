import type { RouterContextProvider } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { callEndpoint, type Dispatch } from "./api-call.ts";
import { speechContext, visitContext } from "./visit.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A form that was sent without JavaScript is carried out here; the browser gets the cookies the API gave. */
export async function doWhileRendering<Name extends EndpointName>(
  context: Context,
  name: Name,
  input: Calls[Name]["input"],
  signal?: AbortSignal,
): Promise<{ answer: Calls[Name]["answer"]; cookies: Headers }> {
  const { language, currency } = context.get(speechContext);
  const { dispatch } = context.get(visitContext);
  const cookies = new Headers();
  const noting: Dispatch = async (request) => {
    const answer = await dispatch(request);
    for (const cookie of answer.cookies ?? []) cookies.append("set-cookie", cookie);
    return answer;
  };
  // Whoever calls this has looked where the form came from; see `isOwnForm`.
  const headers = { "x-locale": language, "x-currency": currency, "sec-fetch-site": "same-origin" };
  return { answer: await callEndpoint(noting, name, input, headers, signal), cookies };
}

/** Whether a form was sent by a page of ours: another site must not log its visitors in or out here. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin") ?? "";
  return URL.parse(origin)?.host === new URL(request.url).host;
}
