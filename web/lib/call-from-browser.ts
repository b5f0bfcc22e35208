import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { ApiProblem, callEndpoint } from "./api-call.ts";
import { overTheNetwork } from "./over-the-network.ts";
import { requests } from "./request-register.ts";
import { bearerHeader, isMarkedSignedIn } from "./session-keys.ts";

export type CallOptions = {
  /** What the call is about beyond its name, e.g. a property id: a newer call about the same cancels the older. */
  scope?: string;
  /** Calls that belong together; see `request-register.ts`. */
  group?: string;
  /** Names one try of something that must happen once; see `tries.ts`. */
  idempotencyKey?: string;
};

/** A call from the browser, in the page's language and currency. A cancelled call throws `CancelledCall`. */
export function callFromBrowser<Name extends EndpointName>(
  name: Name,
  input: Calls[Name]["input"],
  { scope = "", group, idempotencyKey }: CallOptions = {},
): Promise<Calls[Name]["answer"]> {
  const { lang, dataset } = document.documentElement;
  const headers: Record<string, string> = {
    "x-locale": lang,
    "x-tz": Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  if (dataset.currency) headers["x-currency"] = dataset.currency;
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const request = { key: `${name}:${scope}`, body: JSON.stringify([input, headers]), group };
  return requests.run(request, (signal) =>
    asSignedIn(() => callEndpoint(overTheNetwork, name, input, { ...headers, ...bearerHeader() }, signal)),
  );
}

const SESSION_OVER = 401;
const SIGN_IN_AGAIN = 6003;

/** A session that is not known any more is renewed once, and the call made once more. */
async function asSignedIn<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver =
      error instanceof ApiProblem && error.status === SESSION_OVER && error.body?.error.code === SIGN_IN_AGAIN;
    if (!isOver || !isMarkedSignedIn()) throw error;
    const { renewSession } = await import("./renew-session.ts");
    if (!(await renewSession())) throw error;
    return send();
  }
}
