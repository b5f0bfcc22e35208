import type { RouterContextProvider } from "react-router";
import type { Subscription } from "#contract/account/profile.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** `old` is a link that has expired or is unknown; `none` is the page without a link. */
export type NewsletterState = Subscription["state"] | "old" | "none";
export type NewsletterData = { token: string; state: NewsletterState };

const TOO_MANY = 429;

/** Loading the page confirms nothing, since mail programs load links too. */
export async function loadNewsletter(context: Context, request: Request): Promise<NewsletterData> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (token === "") return { token, state: "none" };
  try {
    const { state } = await callFromLoader(context, "getSubscription", { body: { token } }, request.signal);
    return { token, state };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === TOO_MANY) throw error;
    return { token, state: "old" };
  }
}
