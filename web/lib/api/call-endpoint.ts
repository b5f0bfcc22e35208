import type { Calls } from "#contract/calls.ts";
import { type EndpointName, endpoints } from "#contract/endpoint/endpoints.ts";
import { ApiProblem } from "./api-problem.ts";

export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};
export type ApiAnswer = {
  status: number;
  body: unknown;
  /** The `set-cookie` headers; only in-process calls return them, since `fetch` stores cookies by itself. */
  cookies?: readonly string[];
};
/** Sends a request: by `fetch` in the browser, in process while a page is rendered on the server. */
export type Dispatch = (request: ApiRequest) => Promise<ApiAnswer>;

export type CallOptions = {
  /** What the call is about beyond its name, e.g. a property id: a newer call with the same name and scope cancels it. */
  scope?: string;
  /** Calls that are cancelled together; see `request-register.ts`. */
  group?: string | undefined;
  /** Identifies one attempt of a call that must be executed once; see `idempotency-keys.ts`. */
  idempotencyKey?: string;
  /** Known to this browser only, for a call that repeats one whose cookie was lost. */
  browserKey?: string;
};

/** One typed call by name. Code that runs in loaders and in the browser takes it as an argument. */
export type CallApi = <Name extends EndpointName>(
  name: Name,
  input: Calls[Name]["input"],
  options?: CallOptions,
) => Promise<Calls[Name]["answer"]>;

type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls one endpoint by its name. Throws `ApiProblem` when the API refuses. */
export async function callEndpoint<Name extends EndpointName>(
  dispatch: Dispatch,
  name: Name,
  input: Calls[Name]["input"],
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Calls[Name]["answer"]> {
  const { method, url } = endpoints[name];
  const { params, query, body } = input as LooseInput;
  const request: ApiRequest = {
    method,
    path: pathOf(url, params) + queryOf(query),
    headers: { accept: "application/json", ...headers },
  };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers["content-type"] = "application/json";
  }
  const answer = await dispatch(request);
  if (answer.status >= 400) throw new ApiProblem(answer.status, answer.body);
  return answer.body as Calls[Name]["answer"];
}

function pathOf(template: string, params: Record<string, unknown> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Empty values are left out. */
function queryOf(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  if (pairs.length === 0) return "";
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}
