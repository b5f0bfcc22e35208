import type { Calls } from "#contract/calls.ts";
import type { TokenMethod } from "#domain/payment/methods.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import type { SessionAnswer } from "./frame-messages.ts";

export type SessionFor = Calls["createCardSession"]["input"]["body"] & { method: TokenMethod };

const running = new Map<string, Promise<SessionAnswer>>();

/** A session for the card fields, or why there is none. Whoever asks while one is on its way gets the same. */
export function cardSession({ cartId, method }: SessionFor): Promise<SessionAnswer> {
  const scope = `${cartId} ${method}`;
  const started = running.get(scope);
  if (started) return started;
  const call = callFromBrowser("createCardSession", { body: { cartId, method } }, { scope });
  running.set(scope, call);
  const forget = () => running.delete(scope);
  call.then(forget, forget);
  return call;
}
