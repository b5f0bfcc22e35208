import type { IncomingMessage } from "node:http";
import type { PartnerRequest, Route } from "./route.ts";

/** Builds routes below a partner's name that answer only a merchant with a key. */
export function keyedRoutes(name: string, checkKey: (request: IncomingMessage) => void) {
  return (method: Route["method"], end: string, answer: Route["answer"]): Route => ({
    method,
    path: new RegExp(`^/${name}${end}$`),
    answer: (call) => {
      checkKey(call.request);
      return answer(call);
    },
  });
}

/** The id in a path such as `/checkout/payments/{id}/captures`. */
export function idInPath({ url }: PartnerRequest): string {
  return url.pathname.split("/")[3] ?? "";
}
