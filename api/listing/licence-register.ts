import { z } from "zod";
import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import { createPartnerClient } from "#api/platform/http-client/partner-client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type LicenceState, stateUntil } from "#domain/listing/licence.ts";
import { type Day, daysBetween, isDay } from "#domain/stay/day.ts";

/** What a register knows of a permit. `unknown`: it did not answer. */
export type LicenceAnswer = { state: LicenceState; validUntil: Day | null; holderHash: string | null };

export type LicenceRegister = {
  ask: (countryCode: string, number: string, today: Day) => Promise<LicenceAnswer>;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  check: () => Promise<PartnerCheck>;
};

const CALL_MS = 5_000;
const NOT_FOUND = 404;
/** No register has this permit. */
const NO_PERMIT = "/SA/00000000";

/** A wrong base URL is answered 404 too: only a register says what it did not find. */
const NotFound = z.object({ state: z.literal("not-found") });
const Answer = z.object({
  state: z.enum(["valid", "expired", "suspended"]),
  holderIdHash: z.string().nullish(),
  validUntil: z.string().refine(isDay).nullish(),
});

const SILENT: LicenceAnswer = { state: "unknown", validUntil: null, holderHash: null };

/** The register of permits, or `null` without its settings: then permits are not checked. */
export function createLicenceRegister(
  settings: Pick<Settings, "licenceUrl" | "licenceKey" | "timeScale" | "timeoutScale">,
): LicenceRegister | null {
  const { licenceUrl: url, licenceKey: key, timeScale, timeoutScale } = settings;
  if (url === null || key === null) return null;
  const client = createPartnerClient({
    ...{ name: "licence", url, key, timeScale, timeoutScale },
    ...{ callMs: CALL_MS, inquiryMs: CALL_MS },
  });
  return {
    ask: async (countryCode, number, today) => {
      const answer = await client.get(`/${encodeURIComponent(countryCode)}/${encodeURIComponent(number)}`);
      if (!answer) return SILENT;
      if (answer.status === NOT_FOUND)
        return NotFound.safeParse(answer.json).success ? { ...SILENT, state: "not-found" } : SILENT;
      const read = Answer.safeParse(answer.json);
      return answer.status === 200 && read.success ? licenceOf(read.data, today) : SILENT;
    },
    isUp: client.isUp,
    check: () => client.check(NO_PERMIT, [200, NOT_FOUND]),
  };
}

function licenceOf({ state, holderIdHash, validUntil }: z.infer<typeof Answer>, today: Day): LicenceAnswer {
  const until = validUntil ?? null;
  const judged = state === "valid" && until !== null ? stateUntil(daysBetween(today, until)) : state;
  return { state: judged, validUntil: until, holderHash: holderIdHash ?? null };
}
