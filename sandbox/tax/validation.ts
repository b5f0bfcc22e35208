import type { Answer } from "../route.ts";
import { hasHashedProperties, type SentDocument } from "./sent-document.ts";

type Status = "PASS" | "WARNING" | "ERROR";
type Message = { code: string; category: string; message: string };
type Verdict = { status: Status; messages: Message[] };

/** What the authority finds in a document. A gross amount that ends in 13 has a warning, one that ends in 31 an error. */
export function validate(document: SentDocument): Verdict {
  if (!hasHashedProperties(document))
    return failed("signed-properties-hashing", "CERTIFICATE_ERRORS", "Invalid signed properties hashing.");
  if (document.gross.endsWith("31")) return failed("SANDBOX-31", "KSA", "An error of the sandbox.");
  if (!document.gross.endsWith("13")) return { status: "PASS", messages: [] };
  return {
    status: "WARNING",
    messages: [{ code: "SANDBOX-13", category: "KSA", message: "A warning of the sandbox." }],
  };
}

function failed(code: string, category: string, message: string): Verdict {
  return { status: "ERROR", messages: [{ code, category, message }] };
}

export type Endpoint = "reporting" | "clearance";

/** An answer in the form of the authority: what it found, and whether it took the document. */
export function verdictAnswer(
  endpoint: Endpoint,
  { status, messages }: Verdict,
  httpStatus: number,
  more: object = {},
): Answer {
  const of = (type: "WARNING" | "ERROR") =>
    status === type ? messages.map((message) => ({ type, ...message, status: type })) : [];
  const taken = status !== "ERROR";
  const state =
    endpoint === "clearance"
      ? { clearanceStatus: taken ? "CLEARED" : "NOT_CLEARED" }
      : { reportingStatus: taken ? "REPORTED" : "NOT_REPORTED" };
  const validationResults = {
    infoMessages: [],
    warningMessages: of("WARNING"),
    errorMessages: of("ERROR"),
    status,
  };
  return { status: httpStatus, json: { validationResults, ...state, ...more } };
}

const httpStatuses: Record<Status, number> = { PASS: 200, WARNING: 202, ERROR: 400 };

export function firstAnswer(endpoint: Endpoint, verdict: Verdict, more: object = {}): Answer {
  return verdictAnswer(endpoint, verdict, httpStatuses[verdict.status], verdict.status === "ERROR" ? {} : more);
}

/** "We have it": the document was reported before. */
export const duplicateAnswer = verdictAnswer(
  "reporting",
  failed("Invoice-Errors", "Duplicate-Invoice", "Invoice was already Reported successfully earlier."),
  409,
);

/** Another document was reported under this id. */
export const conflictAnswer = verdictAnswer(
  "reporting",
  failed("Invoice-Errors", "Conflicting-Invoice", "Another invoice was reported with this UUID."),
  409,
);

/** The authority has switched clearance off; documents are reported instead. */
export const clearanceOffAnswer = verdictAnswer(
  "clearance",
  failed(
    "Clearance-Off",
    "Clearance",
    "Clearance is deactivated. Please use the /invoices/reporting/single endpoint instead.",
  ),
  303,
);
