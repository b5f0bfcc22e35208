import { CLEARANCE_OFF, type TaxClient } from "#api/document/authority/tax-client.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import type { ReportState } from "#domain/document/document-kind.ts";

/** A definite answer of the tax authority. */
export type TaxAnswer = {
  state: Extract<ReportState, "reported" | "warned" | "refused">;
  answer: unknown;
  /** Whether it cleared a full invoice, which then is legal only as the authority returned it. */
  isCleared: boolean;
  /** What it returned. */
  clearedXml: string | null;
};

/**
 * By HTTP status: accepted, accepted with warnings, accepted before, refused, refused or accepted before. Any other is
 * no answer about the document.
 */
const states: Record<number, TaxAnswer["state"] | undefined> = {
  200: "reported",
  202: "warned",
  208: "reported",
  400: "refused",
  409: "refused",
};
const DUPLICATE = "Duplicate-Invoice";

type Reportable = Pick<DocumentRow, "id" | "hash" | "xml" | "isFull">;
type Answered = {
  validationResults?: { errorMessages?: { category?: unknown }[] | null } | null;
  clearanceStatus?: unknown;
  reportingStatus?: unknown;
  clearedInvoice?: unknown;
};

/**
 * Reports a simplified document, or has a full one cleared. The authority knows a document by its hash for 24 hours, so a
 * report whose answer was lost is sent again, and "already reported" is its answer. Throws a `GatewayFailure` when it is
 * not certain that the authority has the document.
 */
export async function reportToTaxGateway(tax: TaxClient, document: Reportable): Promise<TaxAnswer> {
  if (!document.isFull) return answerOf(await send(tax, document, "reporting"), false);
  const answer = await send(tax, document, "clearance");
  if (answer.status !== CLEARANCE_OFF) return answerOf(answer, true);
  return answerOf(await send(tax, document, "reporting"), false);
}

function send(tax: TaxClient, { id, hash, xml }: Reportable, endpoint: "reporting" | "clearance"): Promise<CallAnswer> {
  const body = { invoiceHash: hash, uuid: id, invoice: Buffer.from(xml ?? "").toString("base64") };
  return tax.post(`/invoices/${endpoint}/single`, body, { "clearance-status": endpoint === "clearance" ? "1" : "0" });
}

function answerOf({ status, json }: CallAnswer, isClearance: boolean): TaxAnswer {
  const answered = readAnswer(json);
  const named = states[status];
  if (!named || !answered) throw new GatewayFailure("tax", "refused", { status });
  const state = stateOf(status, named, answered);
  const isCleared = isClearance && state !== "refused";
  const { clearedInvoice } = answered;
  const clearedXml =
    isCleared && typeof clearedInvoice === "string" ? Buffer.from(clearedInvoice, "base64").toString("utf8") : null;
  return { state, answer: json, isCleared, clearedXml };
}

/** `null` when the answer is not about a document, as that of a proxy on the way. */
function readAnswer(json: unknown): Answered | null {
  if (json === null || typeof json !== "object") return null;
  return "validationResults" in json || "clearedInvoice" in json ? (json as Answered) : null;
}

function stateOf(status: number, named: TaxAnswer["state"], answered: Answered): TaxAnswer["state"] {
  if (status === 409) return isDuplicate(answered) ? "reported" : "refused";
  const { clearanceStatus, reportingStatus } = answered;
  const isDenied = [clearanceStatus, reportingStatus].some((word) => word === "NOT_CLEARED" || word === "NOT_REPORTED");
  return isDenied ? "refused" : named;
}

/** The authority has this very document: an earlier report arrived and its answer was lost. */
function isDuplicate({ validationResults }: Answered): boolean {
  const messages = validationResults?.errorMessages;
  return Array.isArray(messages) && messages.some((message) => message?.category === DUPLICATE);
}
