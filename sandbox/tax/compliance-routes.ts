import { readText } from "../read-text.ts";
import { type PartnerRequest, Refusal, type Route } from "../route.ts";
import { type CertificateRequest, issueCertificate, readRequest } from "./authority.ts";
import { requireCsid, secretOf, tokenOf } from "./csid.ts";
import { readDocument, type SentDocument } from "./sent-document.ts";
import { firstAnswer, validate } from "./validation.ts";

/** The one-time code that a portal would show. */
const ONE_TIME_CODE = "123345";
const FIRST_REQUEST = 1_234_567_890_123;
const MAX_STORED = 1_000;

const kinds: Record<string, string> = { "388": "invoice", "381": "credit-note", "383": "debit-note" };
const steps = ["standard", "simplified"].flatMap((form) =>
  Object.values(kinds).map((kind) => (kind === "invoice" ? `${form}-compliant` : `${form}-${kind}-compliant`)),
);

type Onboarding = {
  requestId: string;
  request: CertificateRequest;
  purpose: "samples" | "documents";
  passed: Set<string>;
};
/** By the token of the certificate. */
const onboardings = new Map<string, Onboarding>();
let issued = 0;

/** How a taxpayer gets the certificate that signs documents: a code, six sample documents, the certificate. */
export const complianceRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/tax\/compliance$/,
    answer: (sent) => certificateFor(demandRequest(sent), "samples"),
  },
  {
    method: "POST",
    path: /^\/tax\/compliance\/invoices$/,
    answer: ({ body, request }) => {
      const token = requireCsid(request);
      const document = readDocument(body);
      const answer = firstAnswer(document.isFull ? "clearance" : "reporting", validate(document));
      if (answer.status === 200) onboardings.get(token)?.passed.add(stepOf(document));
      return answer;
    },
  },
  {
    method: "POST",
    path: /^\/tax\/production\/csids$/,
    answer: ({ body, request }) => {
      const onboarding = onboardings.get(requireCsid(request));
      if (onboarding?.requestId !== readText(body, "compliance_request_id", 20))
        throw refused("Invalid-ComplianceRequestId", "The provided compliance request ID is invalid");
      const missing = steps.filter((step) => !onboarding.passed.has(step));
      if (missing.length > 0)
        throw refused("Missing-ComplianceSteps", `Compliance steps for this CSID are not yet complete. ${missing}`);
      return certificateFor(onboarding.request, "documents");
    },
  },
  {
    method: "PATCH",
    path: /^\/tax\/production\/csids$/,
    answer: (sent) => {
      const present = onboardings.get(requireCsid(sent.request));
      // A certificate from before a restart of the sandbox is not known any more.
      if (present?.purpose === "samples") throw refused("Invalid-currentCSID", "The provided current CSID is invalid");
      const request = demandRequest(sent);
      if (sent.fault !== "samples-again") return certificateFor(request, "documents");
      const answer = certificateFor(request, "samples");
      return { json: { ...answer.json, dispositionMessage: "NOT_COMPLIANT" }, status: 428 };
    },
  },
];

/** With the one-time code of the portal. */
function demandRequest({ body, request }: Pick<PartnerRequest, "body" | "request">): CertificateRequest {
  const code = request.headers.otp;
  if (!code) throw refused("Missing-OTP", "OTP is required field");
  if (code !== ONE_TIME_CODE) throw refused("Invalid-OTP", "The provided OTP is invalid");
  const csr = readRequest(Buffer.from(readText(body, "csr", 20_000), "base64").toString("utf8"));
  if (!csr) throw refused("Invalid-CSR", "The provided Certificate Signing Request (CSR) is invalid");
  return csr;
}

function certificateFor(request: CertificateRequest, purpose: Onboarding["purpose"]) {
  issued += 1;
  const token = tokenOf(issueCertificate(request));
  const requestId = String(FIRST_REQUEST + issued);
  onboardings.set(token, { requestId, request, purpose, passed: new Set() });
  if (onboardings.size > MAX_STORED) onboardings.delete(onboardings.keys().next().value ?? "");
  return {
    json: {
      requestID: Number(requestId),
      dispositionMessage: "ISSUED",
      binarySecurityToken: token,
      secret: secretOf(token),
      errors: null,
    },
  };
}

function stepOf({ isFull, typeCode }: SentDocument): string {
  const kind = kinds[typeCode] ?? "invoice";
  return `${isFull ? "standard" : "simplified"}${kind === "invoice" ? "" : `-${kind}`}-compliant`;
}

function refused(code: string, message: string): Refusal {
  return new Refusal(400, message, { errors: [{ code, message }] });
}
