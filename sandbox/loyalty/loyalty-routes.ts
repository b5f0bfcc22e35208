import { type Programme, programmes } from "#domain/loyalty/rates.ts";
import { sandboxNow } from "../clock.ts";
import { idInPath, keyedRoutes } from "../keyed-routes.ts";
import { listPage, readSince } from "../list-page.ts";
import { requireKey } from "../require-key.ts";
import { type Answer, type PartnerRequest, Refusal, type Route } from "../route.ts";
import { applyDue, returnedOf } from "./balance.ts";
import { beginBurn, captureBurn, releaseBurn, returnPoints } from "./burns.ts";
import { giveEarn } from "./earns.ts";
import { type Burn, burnsOf, type Earn, findBurn, findEarn, linesOf } from "./loyalty-store.ts";
import { confirmCode, sendCode } from "./one-time-codes.ts";

/** The API key of the merchant in the demo. */
const KEY = process.env.LOYALTY_KEY?.trim() || "only-for-demo-and-test-loyalty";
const ID = "[\\w-]{1,60}";

/** The API of every loyalty programme, for a merchant with a key, and its public ledger for tests. */
export const loyaltyRoutes: readonly Route[] = programmes.flatMap(routesOf);

function routesOf(programme: Programme): Route[] {
  const route = keyedRoutes(programme, (request) => requireKey(request, KEY));
  const known = (call: PartnerRequest) => knownBurn(programme, idInPath(call));
  return [
    route("POST", "/otp", ({ body }) => sendCode(programme, body)),
    route("POST", `/otp/${ID}/confirm`, (call) => confirmCode(programme, idInPath(call), call.body)),
    route("POST", "/burns", async ({ body, fault }) => answerOf(await beginBurn(programme, body, fault))),
    route("GET", "/burns", ({ url }) => ({ json: page(programme, url) })),
    route("GET", `/burns/${ID}`, (call) => answerOf(known(call))),
    route("POST", `/burns/${ID}/capture`, (call) => answerOf(captureBurn(known(call), call.fault))),
    route("POST", `/burns/${ID}/release`, (call) => answerOf(releaseBurn(programme, idInPath(call)))),
    route("POST", `/burns/${ID}/return`, (call) => {
      const json = returnPoints(known(call), call.body, call.fault);
      return { json, ...(call.fault === "return-timeout-but-done" ? { respondWith: "silent" } : {}) };
    }),
    route("POST", "/earns", ({ body, fault }) => ({ json: earnView(giveEarn(programme, body, fault)) })),
    route("GET", `/earns/${ID}`, (call) => ({ json: earnView(knownEarn(programme, idInPath(call))) })),
    {
      method: "GET",
      path: new RegExp(`^/${programme}/ledger$`),
      answer: () => ({ json: { lines: linesOf(programme) } }),
    },
  ];
}

function knownBurn(programme: Programme, id: string): Burn {
  const burn = findBurn(programme, id);
  if (!burn || isHidden(burn)) throw new Refusal(404, "no such burn");
  return applyDue(burn);
}

function knownEarn(programme: Programme, id: string): Earn {
  const earn = findEarn(programme, id);
  if (!earn) throw new Refusal(404, "no such earn");
  return earn;
}

function isHidden({ hiddenUntil }: Burn): boolean {
  return sandboxNow() < hiddenUntil;
}

/** A hidden burn has begun, but the merchant gets an error. */
function answerOf(burn: Burn): Answer {
  const json = burnView(burn);
  return isHidden(burn) ? { json, respondWith: "500-but-done" } : { json };
}

function burnView(burn: Burn) {
  const { id, reference, status, points, reservedUntil } = burn;
  const until = status === "reserved" ? new Date(reservedUntil).toISOString() : null;
  return { id, reference, status, points, returned: returnedOf(burn), reservedUntil: until };
}

function earnView({ id, points, reference }: Earn) {
  return { id, points, reference };
}

function page(programme: Programme, url: URL) {
  const since = readSince(url);
  const all = burnsOf(programme).filter((burn) => burn.asked && !isHidden(burn));
  const found = all.map(applyDue).filter(({ changedAt }) => changedAt >= since);
  const { page, next } = listPage(found, url);
  return { burns: page.map(burnView), next };
}
