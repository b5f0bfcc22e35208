import { type Csid, csidHeaders, versionHeaders } from "#api/document/authority/tax-headers.ts";
import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { OnboardingError } from "./onboarding-error.ts";
import type { OnboardingSample } from "./onboarding-samples.ts";

/** A certificate with the number under which the authority issued it. */
export type IssuedCsid = Csid & { requestId: string };

type Answer = { status: number; json: unknown };

const CONNECT_MS = 10_000;
/** The authority is known to take its time. */
const TIMEOUT_MS = 90_000;

const CODE_REFUSED =
  "The one-time code is wrong or has expired: get a new one from the portal, it is valid for an hour and once.";
/** The renewed request needs samples again; the answer has the certificate for them. */
const NEEDS_SAMPLES = 428;

/** Exchanges the one-time code of the portal for a certificate that may sign samples only. */
export async function requestCompliance(base: string, request: string, code: string): Promise<IssuedCsid> {
  const csr = Buffer.from(request).toString("base64");
  const answer = await send("POST", `${base}/compliance`, { otp: code, ...versionHeaders }, { csr });
  if (isRefusedFor(answer, "Invalid-OTP")) throw new OnboardingError(CODE_REFUSED);
  return issuedOf(answer, "certificate for samples");
}

/** A new certificate instead of the present one, or one for samples, which the authority may want to see again. */
export async function renewProduction(
  base: string,
  { present, request, code }: { present: Csid; request: string; code: string },
): Promise<{ csid: IssuedCsid; needsSamples: boolean }> {
  const csr = Buffer.from(request).toString("base64");
  const answer = await send("PATCH", `${base}/production/csids`, { otp: code, ...csidHeaders(present) }, { csr });
  if (isRefusedFor(answer, "Invalid-OTP")) throw new OnboardingError(CODE_REFUSED);
  if (answer.status === 401)
    throw new OnboardingError(
      "The authority no longer takes the present certificate: move e-invoice.env out of the folder, and register again with a new code.",
    );
  if (answer.status !== NEEDS_SAMPLES) return { csid: issuedOf(answer, "new certificate"), needsSamples: false };
  return { csid: issuedOf({ ...answer, status: 200 }, "certificate for samples"), needsSamples: true };
}

/** Throws with what the authority found in the sample. */
export async function checkSample(base: string, csid: Csid, { name, id, hash, xml }: OnboardingSample): Promise<void> {
  const body = { invoiceHash: hash, uuid: id, invoice: Buffer.from(xml).toString("base64") };
  const answer = await send("POST", `${base}/compliance/invoices`, csidHeaders(csid), body);
  if (answer.status !== 200 && answer.status !== 202)
    throw new OnboardingError(`The authority refused the sample “${name}”: ${reasonsOf(answer)}`);
}

/** The certificate that signs real documents, once all samples were accepted. */
export async function requestProduction(base: string, csid: IssuedCsid): Promise<IssuedCsid> {
  const body = { compliance_request_id: csid.requestId };
  const answer = await send("POST", `${base}/production/csids`, csidHeaders(csid), body);
  return issuedOf(answer, "certificate for production");
}

async function send(
  method: "POST" | "PATCH",
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Answer> {
  const limits = { connectMs: CONNECT_MS, timeoutMs: TIMEOUT_MS };
  try {
    return await callJson({ partner: "tax", method, url, headers, body, ...limits });
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure;
    const { reason, status } = failure;
    throw new OnboardingError(
      `The authority did not answer (${reason}${status === null ? "" : `, status ${status}`}). Try again later.`,
    );
  }
}

function issuedOf(answer: Answer, what: string): IssuedCsid {
  const { binarySecurityToken, secret, requestID } = (answer.json ?? {}) as Record<string, unknown>;
  if (answer.status !== 200 || typeof binarySecurityToken !== "string" || typeof secret !== "string")
    throw new OnboardingError(`The authority issued no ${what}: ${reasonsOf(answer)}`);
  // The token is the base64 of the certificate's own base64.
  const certificate = Buffer.from(binarySecurityToken, "base64").toString("utf8");
  return { certificate, secret, requestId: String(requestID) };
}

type Reason = { code?: unknown; message?: unknown };

/** The authority writes its reasons in one of three places. */
function reasons({ json }: Answer): Reason[] {
  const { errors, validationResults, ...own } = (json ?? {}) as Record<string, unknown>;
  const found = (validationResults as { errorMessages?: unknown } | undefined)?.errorMessages;
  return [errors, found, [own]].flatMap((list) => (Array.isArray(list) ? (list as Reason[]) : []));
}

function isRefusedFor(answer: Answer, code: string): boolean {
  return answer.status >= 400 && reasons(answer).some((reason) => reason?.code === code);
}

function reasonsOf(answer: Answer): string {
  const texts = reasons(answer).flatMap(({ code, message }) => (code || message ? [`${code}: ${message}`] : []));
  return texts.join("; ") || `status ${answer.status}`;
}
