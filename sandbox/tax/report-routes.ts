import type { Fault } from "../faults.ts";
import type { Answer, Route } from "../route.ts";
import { clearedInvoice } from "./clear-invoice.ts";
import { requireCsid } from "./csid.ts";
import { isTaken, listReports, reportOf, storeReport } from "./report-store.ts";
import { readDocument, type SentDocument } from "./sent-document.ts";
import {
  clearanceOffAnswer,
  conflictAnswer,
  duplicateAnswer,
  type Endpoint,
  firstAnswer,
  validate,
  verdictAnswer,
} from "./validation.ts";

/** How the answer to a report is lost, in turn. */
const losses = ["500-but-done", "cut-json", "huge"] as const;
let lost = 0;

/** Simplified documents are reported, full ones are cleared. What was taken before is answered by 409 or 208. */
export const reportRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/tax\/invoices\/(reporting|clearance)\/single$/,
    answer: ({ url, body, request, fault }) => {
      requireCsid(request);
      const endpoint = url.pathname.includes("clearance") ? "clearance" : "reporting";
      if (fault === "clearance-off" && endpoint === "clearance") return clearanceOffAnswer;
      const document = readDocument(body);
      const isFirst = !reportOf(document.uuid);
      const answer = take(document, endpoint, fault);
      if (fault !== "first-answer-lost" || !isFirst) return answer;
      lost += 1;
      return { ...answer, respondWith: losses[lost % losses.length] ?? "cut-json" };
    },
  },
  { method: "GET", path: /^\/tax\/documents$/, answer: () => ({ json: { documents: listReports() } }) },
];

function take(document: SentDocument, endpoint: Endpoint, fault: Fault | null): Answer {
  const known = reportOf(document.uuid);
  if (known && (fault === "conflict" || known.hash !== document.hash)) return conflictAnswer;
  if (known && isTaken(known)) {
    known.times += 1;
    return endpoint === "clearance" ? again(document, fault) : duplicateAnswer;
  }
  if (fault === "conflict") return conflictAnswer;
  const cleared = endpoint === "clearance" ? { clearedInvoice: returned(document, fault) } : {};
  const answer = firstAnswer(endpoint, validate(document), cleared);
  storeReport(document, endpoint, answer);
  return answer;
}

function again(document: SentDocument, fault: Fault | null): Answer {
  return verdictAnswer("clearance", { status: "PASS", messages: [] }, 208, {
    clearedInvoice: returned(document, fault),
  });
}

/** With a fault the invoice of somebody else. */
function returned(document: SentDocument, fault: Fault | null): string {
  if (fault !== "other-invoice") return clearedInvoice(document);
  return clearedInvoice({ ...document, xml: document.xml.replaceAll(document.number, `${document.number}-9`) });
}
