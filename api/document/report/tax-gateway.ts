import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import type { ReportState } from "#domain/document/document-kind.ts";

/** A definite answer of the tax authority. */
export type TaxAnswer = { state: Extract<ReportState, "reported" | "warned" | "refused">; answer: unknown };

const CONNECT_MS = 1_000;
const TIMEOUT_MS = 10_000;

/** By HTTP status: accepted, accepted with warnings, refused. Any other is no answer about the document. */
const states: Record<number, TaxAnswer["state"] | undefined> = { 200: "reported", 202: "warned", 400: "refused" };

/** The authority knows a document by its UUID, so a repeated report is the same report. */
type Reportable = Pick<DocumentRow, "id" | "hash" | "xml" | "isFull">;

/**
 * Reports a simplified document, or has a full one cleared. Throws a `GatewayFailure` when it is not certain that the
 * authority has it.
 */
export async function reportToTaxGateway(
  settings: Pick<Settings, "eInvoiceUrl" | "eInvoiceCertificate" | "eInvoiceSecret" | "timeoutScale">,
  { id, hash, xml, isFull }: Reportable,
): Promise<TaxAnswer> {
  const { eInvoiceUrl, eInvoiceCertificate, eInvoiceSecret, timeoutScale } = settings;
  const credentials = Buffer.from(`${eInvoiceCertificate}:${eInvoiceSecret}`).toString("base64");
  const { status, json } = await callJson({
    partner: "tax",
    method: "POST",
    url: `${eInvoiceUrl}/invoices/${isFull ? "clearance" : "reporting"}/single`,
    headers: {
      authorization: `Basic ${credentials}`,
      "accept-version": "V2",
      "accept-language": "en",
      "clearance-status": isFull ? "1" : "0",
    },
    body: { invoiceHash: hash, uuid: id, invoice: Buffer.from(xml ?? "").toString("base64") },
    connectMs: CONNECT_MS * timeoutScale,
    timeoutMs: TIMEOUT_MS * timeoutScale,
  });
  const state = states[status];
  const isAboutDocument = json !== null && typeof json === "object" && "validationResults" in json;
  if (!state || !isAboutDocument) throw new GatewayFailure("tax", "refused", { status });
  return { state, answer: json };
}
