import type { RouterContextProvider } from "react-router";
import type { Subscription } from "#contract/profile.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** `old` is a link that says nothing any more, or never did; without a link the page takes addresses. */
export type NewsletterState = Subscription["state"] | "old" | "none";
export type NewsletterData = { token: string; state: NewsletterState };

const TOO_MANY = 429;

/** Looking at a link answers nothing, as programs that read mails look too. */
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
