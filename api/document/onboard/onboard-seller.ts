import { randomUUID, X509Certificate } from "node:crypto";
import { stampOf } from "#api/document/xml/stamp.ts";
import { isSampleSeller, type Seller } from "#domain/document/sellers.ts";
import { checkSample, type IssuedCsid, requestCompliance, requestProduction } from "./authority-calls.ts";
import { certificateRequest, type Template } from "./certificate-request.ts";
import { OnboardingError } from "./onboarding-error.ts";
import { type OnboardingFolder, openOnboardingFolder } from "./onboarding-folder.ts";
import { onboardingSamples } from "./onboarding-samples.ts";

const GATEWAY = "https://gw-fatoora.zatca.gov.sa/e-invoicing";
/** The authority's own environments; without one the gateway of the settings is called. */
export const onboardingEnvironments = ["core", "simulation"] as const;
export type OnboardingEnvironment = (typeof onboardingEnvironments)[number];

const MAKER = "Mabeet";
const MODEL = "1";
const CATEGORY = "Short-term accommodation";

type Onboarding = {
  seller: Seller;
  siteId: "mabeet-SA" | "tajawal-SA";
  /** Of the settings. */
  url: string;
  environment: OnboardingEnvironment | null;
  /** The one-time code of the portal; not needed to go on after an interruption. */
  code: string | null;
  branch: string;
  folder: string;
};

/** What an operator is shown: nothing secret. */
export type Onboarded = { seller: string; samples: string[]; validUntil: string; settings: string };

/**
 * Registers a seller at the tax authority. Key, certificates and settings are files in a folder that nobody else can read.
 * It may be repeated: the key stays, a new code asks for new certificates, and without a code it goes on where it ended.
 */
export async function onboardSeller(onboarding: Onboarding): Promise<Onboarded> {
  const { seller, siteId, environment } = onboarding;
  const base = environment === null ? onboarding.url : `${GATEWAY}/${environment}`;
  if (environment !== null && isSampleSeller(seller))
    throw new OnboardingError("SELLERS has invented sellers: the authority knows real ones only.");
  const folder = await openOnboardingFolder(onboarding.folder);
  const compliance = await complianceOf(onboarding, folder, base);
  const stamp = stampOf(folder.key, compliance.certificate);
  const samples = onboardingSamples({ seller, siteId, stamp, issuedAt: new Date() });
  for (const sample of samples) await checkSample(base, compliance, sample);
  const production = await requestProduction(base, compliance);
  const settings = await folder.writeSettings(base, production);
  const { validTo } = new X509Certificate(Buffer.from(production.certificate, "base64"));
  return { seller: siteId, samples: samples.map(({ name }) => name), validUntil: validTo, settings };
}

async function complianceOf(onboarding: Onboarding, folder: OnboardingFolder, base: string): Promise<IssuedCsid> {
  const { code, seller, siteId, branch } = onboarding;
  if (code === null) {
    if (folder.compliance) return folder.compliance;
    throw new OnboardingError("Give the one-time code of the authority's portal: --otp <six digits>.");
  }
  const unit = {
    commonName: `${siteId}-${seller.vatNumber}`,
    serialNumber: `1-${MAKER}|2-${MODEL}|3-${randomUUID()}`,
    vatNumber: seller.vatNumber,
    organization: seller.legalNameEn,
    branch,
    address: seller.addressEn,
    businessCategory: CATEGORY,
  };
  const request = certificateRequest(folder.key, unit, templateOf(base));
  await folder.writeRequest(request);
  const issued = await requestCompliance(base, request, code);
  await folder.writeCompliance(issued);
  return issued;
}

function templateOf(base: string): Template {
  return base.endsWith("/simulation") ? "PREZATCA-Code-Signing" : "ZATCA-Code-Signing";
}
