import { createBreaker } from "#api/platform/http-client/breaker.ts";
import { type CallAnswer, callJson } from "#api/platform/http-client/call-json.ts";
import { checkPartner, type PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { csidHeaders } from "./tax-headers.ts";

/** Calls the gateway of the Saudi tax authority with the certificate of the sellers. */
export type TaxClient = {
  /** Throws a `GatewayFailure` without an answer: the authority may have done it all the same. */
  post: (path: string, body: unknown, headers: Record<string, string>) => Promise<CallAnswer>;
  /** Whether its last calls were answered. A document is sent again however long that takes. */
  isUp: () => boolean;
  check: () => Promise<PartnerCheck>;
};

type TaxSettings = Pick<
  Settings,
  "eInvoiceUrl" | "eInvoiceCertificate" | "eInvoiceSecret" | "timeScale" | "timeoutScale"
>;

const CONNECT_MS = 1_000;
const TIMEOUT_MS = 10_000;
/** Statuses that say nothing about a document. */
const NO_ANSWER: ReadonlySet<number> = new Set([401, 403, 406, 408, 413, 429]);
/** A full invoice was sent while clearance is switched off. The answer names no place to go to. */
export const CLEARANCE_OFF = 303;
/** The gateway knows our certificate and misses the invoice, so it has nothing to record. */
const KNOWN = [200, 202, 400];

export function createTaxClient(settings: TaxSettings): TaxClient {
  const { eInvoiceUrl, eInvoiceCertificate, eInvoiceSecret, timeScale, timeoutScale } = settings;
  const breaker = createBreaker(timeScale, () => performance.now());
  const ours = csidHeaders({ certificate: eInvoiceCertificate ?? "", secret: eInvoiceSecret ?? "" });
  const requestOf = (path: string, body: unknown, headers: Record<string, string> = {}) => ({
    partner: "tax",
    method: "POST" as const,
    url: `${eInvoiceUrl}${path}`,
    headers: { ...ours, ...headers },
    body,
  });
  const limits = { connectMs: CONNECT_MS * timeoutScale, timeoutMs: TIMEOUT_MS * timeoutScale };
  return {
    post: async (path, body, headers) => {
      try {
        const answer = await callJson({ ...requestOf(path, body, headers), ...limits }).catch(clearanceOff);
        if (NO_ANSWER.has(answer.status)) throw new GatewayFailure("tax", "refused", { status: answer.status });
        breaker.succeeded();
        return answer;
      } catch (failure) {
        breaker.failed();
        throw failure;
      }
    },
    isUp: breaker.isUp,
    check: () => checkPartner(requestOf("/compliance/invoices", {}), KNOWN),
  };
}

/** The only redirect that is an answer. */
function clearanceOff(failure: unknown): CallAnswer {
  if (failure instanceof GatewayFailure && failure.status === CLEARANCE_OFF)
    return { status: CLEARANCE_OFF, json: null };
  throw failure;
}
