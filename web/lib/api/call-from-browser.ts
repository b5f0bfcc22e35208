import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoint/endpoints.ts";
import { isProblem } from "./api-problem.ts";
import { type CallApi, type CallOptions, callEndpoint } from "./call-endpoint.ts";
import { fetchDispatch } from "./fetch-dispatch.ts";
import { pageHeaders } from "./page-headers.ts";
import { requests } from "./request-register.ts";
import { bearerHeader, hasSignedInCookie } from "./session-token.ts";

/** A call from the browser, in the page's language and currency. A cancelled call throws `CancelledCall`. */
export const callFromBrowser: CallApi = <Name extends EndpointName>(
  name: Name,
  input: Calls[Name]["input"],
  { scope = "", group, idempotencyKey, browserKey }: CallOptions = {},
) => {
  const headers = pageHeaders();
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  if (browserKey) headers["x-browser-key"] = browserKey;
  const request = { key: `${name}:${scope}`, body: JSON.stringify([input, headers]), group };
  return requests.run(request, (signal) =>
    withSession(() => callEndpoint(fetchDispatch, name, input, { ...headers, ...bearerHeader() }, signal)),
  );
};

/** When the session has expired, renews it once and sends the call again. */
async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isProblem(error, "sign-in-again") || error.status !== 401 || !hasSignedInCookie()) throw error;
    const { renewSession } = await import("./renew-session.ts");
    if (!(await renewSession())) throw error;
    return send();
  }
}
