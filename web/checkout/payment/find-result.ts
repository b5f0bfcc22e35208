import type { RouterContextProvider } from "react-router";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import type { PaymentAnswer } from "./wait-machine.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A guest who comes back from the bank must see a page soon, also while the gateway is slow. */
const TIMEOUT_MS = 2_000;

/** The final result of a payment; `null` while it is unknown, and then the page polls. */
export async function findResult(context: Context, paymentId: string): Promise<PaymentAnswer | null> {
  const query = { _c: "1", _t: String(Date.now()), paymentId };
  const timeout = Promise.withResolvers<null>();
  const timer = setTimeout(() => timeout.resolve(null), TIMEOUT_MS);
  try {
    const answer = await Promise.race([callFromLoader(context, "checkPayment", { query }), timeout.promise]);
    return answer?.status === "PENDING" ? null : answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
