import type { RouterContextProvider } from "react-router";
import type { LinkedAlert } from "#contract/list/alert.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** `old` is a link of a deleted list, or no link of ours. */
export type AlertState = LinkedAlert["state"] | "old";
export type AlertData = { token: string; state: AlertState; name: string | null };

const TOO_MANY = 429;

/** Loading the page changes nothing, since mail programs load links too. */
export async function loadAlert(context: Context, request: Request): Promise<AlertData> {
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  try {
    const linked = await callFromLoader(context, "getLinkedAlert", { body: { token } }, request.signal);
    return { token, ...linked };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === TOO_MANY) throw error;
    return { token, state: "old", name: null };
  }
}
