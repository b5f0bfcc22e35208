import type { Calls } from "#contract/calls.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { ProblemBody } from "#contract/problem.ts";

/** One call as it travels, whatever carries it. */
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
  /** What the browser shall keep; only the server's own router tells, since `fetch` keeps them by itself. */
  cookies?: readonly string[];
};
/** Carries a call: `fetch` in the browser, the server's own router while rendering. */
export type Dispatch = (request: ApiRequest) => Promise<ApiAnswer>;

/** The API refused: the body tells the guest why, when there is one. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody | undefined;

  constructor(status: number, body: unknown) {
    super(`The API answered ${status}`);
    this.name = "ApiProblem";
    this.status = status;
    this.body = isProblemBody(body) ? body : undefined;
  }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === "object" && body !== null && "error" in body;
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls one endpoint by its name and gives its answer, or throws what went wrong. */
export async function callEndpoint<Name extends EndpointName>(
  dispatch: Dispatch,
  name: Name,
  input: Calls[Name]["input"],
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Calls[Name]["answer"]> {
  const { method, url } = endpoints[name];
  const { params, query, body } = input as Loose;
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

/** Empty values are left out, as everywhere in our addresses. */
function queryOf(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  if (pairs.length === 0) return "";
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}
