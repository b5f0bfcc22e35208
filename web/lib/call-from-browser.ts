import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { callEndpoint, type Dispatch } from "./api-call.ts";
import { requests } from "./request-register.ts";

const overTheNetwork: Dispatch = async ({ method, path, headers, body, signal }) => {
  const response = await fetch(path, { method, headers, body, signal, credentials: "same-origin" });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : readJson(text) };
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
  return requests.run(request, (signal) => callEndpoint(overTheNetwork, name, input, headers, signal));
}
