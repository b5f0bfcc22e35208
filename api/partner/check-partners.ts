import { checkCompany } from "#api/account/social/check-company.ts";
import { offeredIssuers } from "#api/account/social/issuers.ts";
import { createTaxClient } from "#api/document/authority/tax-client.ts";
import { createLicenceRegister } from "#api/listing/licence-register.ts";
import { createProgrammes } from "#api/loyalty/gateway/create-programme.ts";
import { createGateways } from "#api/payment/gateway/gateways.ts";
import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import { checkMailServer } from "#api/platform/messaging/mail/mail-server.ts";
import { smsPartnerNames } from "#api/platform/settings/partner-names.ts";
import { partnerSettings } from "#api/platform/settings/payment-partners.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { socialPlatforms } from "#api/platform/settings/social-rows.ts";
import { createPlacesClient } from "#api/review/google/places-client.ts";
import { createSmsPartners } from "#api/sms/partner/create-sms-partners.ts";
import { gateways } from "#domain/payment/gateways.ts";

type Partner = {
  partner: string;
  /** `null` for a partner without settings: nothing is offered with it. */
  check: (() => Promise<PartnerCheck>) | null;
};

/** Every kind of partner, in the order of the answer. */
const kinds: readonly ((settings: Settings) => Partner[])[] = [
  payments,
  places,
  loyalty,
  licence,
  tax,
  signIn,
  sms,
  mail,
];

export type CheckedPartner = { partner: string; answer: "yes" | "no" | "off"; detail: string };

/** Asks every partner something that changes nothing. One without settings is off, and no fault. */
export async function checkPartners(settings: Settings): Promise<CheckedPartner[]> {
  const partners = kinds.flatMap((kind) => kind(settings));
  return Promise.all(
    partners.map(async ({ partner, check }) => {
      if (!check) return { partner, answer: "off", detail: "not set up" } as const;
      const { answers, detail } = await check();
      return { partner, answer: answers ? "yes" : "no", detail } as const;
    }),
  );
}

function payments(settings: Settings): Partner[] {
  const created = createGateways(settings);
  return gateways.map((name) => {
    const gateway = partnerSettings(settings, name) && created.find((each) => each.name === name);
    return { partner: name, check: gateway ? gateway.check : null };
  });
}

function places(settings: Settings): Partner[] {
  return [{ partner: "places", check: createPlacesClient(settings)?.check ?? null }];
}

function mail(settings: Settings): Partner[] {
  return [{ partner: "mail", check: () => checkMailServer(settings) }];
}

function loyalty(settings: Settings): Partner[] {
  return createProgrammes(settings).map(({ name, isOff, check }) => ({ partner: name, check: isOff ? null : check }));
}

function licence(settings: Settings): Partner[] {
  return [{ partner: "licence", check: createLicenceRegister(settings)?.check ?? null }];
}

/** Phase 1 reports nothing. */
function tax(settings: Settings): Partner[] {
  return [{ partner: "tax", check: settings.eInvoicePhase === "2" ? createTaxClient(settings).check : null }];
}

function signIn(settings: Settings): Partner[] {
  const offered = offeredIssuers(settings);
  return socialPlatforms.map((platform) => {
    const issuer = offered.find((each) => each.platform === platform);
    return { partner: platform, check: issuer ? () => checkCompany(settings, issuer) : null };
  });
}

function sms(settings: Settings): Partner[] {
  const created = createSmsPartners(settings);
  return smsPartnerNames.map((partner) => ({
    partner,
    check: created.find(({ name }) => name === partner)?.check ?? null,
  }));
}
