import { aCartGuest, type Reachable } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aRegistration } from "#api/testing/guests/member.ts";
import type { SignedIn } from "#contract/account/account.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { mailedCode } from "./account-mail.ts";
import type { Deployment } from "./two-processes.ts";

type Given = { email?: string; codes?: number; headers?: Record<string, string> };

/** A browser with a new account. Its code comes from the inbox of the sandbox. */
export async function benchMember({ servers, sandbox }: Pick<Deployment, "servers" | "sandbox">, given: Given = {}) {
  const { app, host } = servers[0] as Deployment["servers"][number];
  const guest = aCartGuest(app, { host, ...given.headers });
  const typed = aRegistration(given.email ? { email: given.email } : {});
  const { email } = typed;
  const joined = await guest.call("POST", endpoints.register.url, typed);
  if (joined.statusCode !== 201) throw new Error(`A guest could not register: ${joined.body}`);
  const { requestId } = joined.json();
  const token = await mailedCode(sandbox, email, given.codes);
  const proof = await guest.call("POST", endpoints.verifyEmail.url, { email, token, requestId });
  const login = await guest.call("POST", endpoints.logIn.url, aLogin({ email }));
  if (proof.statusCode !== 200 || login.statusCode !== 200)
    throw new Error(`A member was refused: ${proof.body} ${login.body}`);
  const { user, token: bearer }: SignedIn = login.json();
  return { ...guest, email, user, token: bearer };
}
export type BenchMember = Awaited<ReturnType<typeof benchMember>>;

/** The app as the browser of a member calls it, with the member's cookies. */
export function asMember(member: Pick<BenchMember, "call">): Reachable {
  return {
    inject: ({ method, url, headers, payload }) => {
      const { cookie: _, ...own } = headers;
      return member.call(method, url, payload, own);
    },
  };
}
