import { randomUUID } from "node:crypto";
import { listPages } from "#api/platform/http-client/list-pages.ts";
import { createPartnerClient, type PartnerClient } from "#api/platform/http-client/partner-client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type Programme, programmes } from "#domain/loyalty/rates.ts";
import type { BurnEvidence, EarnEvidence, LoyaltyProgramme } from "./loyalty-port.ts";
import {
  readBurn,
  readBurnPage,
  readConfirmed,
  readDeclined,
  readEarned,
  readRefusal,
  readSent,
  readWrong,
} from "./read-answers.ts";

type LoyaltySettings = Pick<Settings, "loyaltyUrl" | "loyaltyKey" | "loyaltyOff" | "timeScale" | "timeoutScale">;

const TIMEOUT_MS = 5_000;
const SILENT = { kind: "silent" } as const;
const MISSING = { kind: "missing" } as const;
/** Statuses of a call that was understood and refused, so nothing was done. */
const REFUSED = new Set([400, 422]);

/** All programmes; each has its own circuit breaker and switch. */
export function createProgrammes(settings: LoyaltySettings): readonly LoyaltyProgramme[] {
  return programmes.map((name) => createProgramme(name, settings));
}

/** A programme with the protocol of `docs/partners/loyalty.md`. */
function createProgramme(name: Programme, settings: LoyaltySettings): LoyaltyProgramme {
  const { loyaltyUrl, loyaltyOff } = settings;
  const isOff = loyaltyUrl === null || loyaltyOff.includes(name);
  const client = isOff ? noClient : clientOf(name, { ...settings, loyaltyUrl });
  const { isUp } = client;
  // It has no call without effect but this: one that knows our key answers that it does not know the burn.
  const check = () => client.check(pathOf("burns", randomUUID()), [200, 404]);
  return { name, isOff, isUp, check, ...codeCalls(client), ...burnCalls(client), ...earnCalls(client) };
}

/** Of a programme that is switched off, or without a partner. */
const noClient: PartnerClient = {
  post: async () => null,
  get: async () => null,
  isUp: () => false,
  check: async () => ({ answers: false, detail: "switched off" }),
};

function clientOf(
  name: Programme,
  { loyaltyUrl, loyaltyKey, timeScale, timeoutScale }: LoyaltySettings & { loyaltyUrl: string },
): PartnerClient {
  const times = { callMs: TIMEOUT_MS, inquiryMs: TIMEOUT_MS, timeScale, timeoutScale };
  return createPartnerClient({ name, url: loyaltyUrl, key: loyaltyKey, ...times });
}

function codeCalls(client: PartnerClient): Pick<LoyaltyProgramme, "sendCode" | "confirmCode"> {
  return {
    sendCode: async ({ requestId, member, language }) => {
      const answer = await client.post("/otp", { id: requestId, member, language });
      if (answer?.status === 200) return readSent(answer.json, requestId);
      return answer && REFUSED.has(answer.status) ? readRefusal(answer.json) : SILENT;
    },
    confirmCode: async (requestId, otp) => {
      const answer = await client.post(pathOf("otp", requestId, "/confirm"), { otp });
      if (answer?.status === 200) return readConfirmed(answer.json, requestId);
      if (answer?.status === 422) return readWrong(answer.json);
      return answer?.status === 404 || answer?.status === 410 ? { kind: "over" } : SILENT;
    },
  };
}

type BurnCalls = Pick<LoyaltyProgramme, "reserve" | "ask" | "capture" | "release" | "returnPoints" | "list">;

function burnCalls(client: PartnerClient): BurnCalls {
  const read = (answer: Awaited<ReturnType<PartnerClient["get"]>>, burnId: string): BurnEvidence => {
    if (answer?.status === 404) return MISSING;
    return answer?.status === 200 ? readBurn(answer.json, burnId) : SILENT;
  };
  return {
    reserve: async ({ burnId, requestId, otp, points }) => {
      const body = { id: burnId, otpId: requestId, points, ...(otp === null ? {} : { otp }) };
      const answer = await client.post("/burns", body);
      if (answer?.status === 410) return { kind: "declined", reason: "not-confirmed" };
      if (answer && REFUSED.has(answer.status)) return readDeclined(answer.json);
      // An unknown path is a fault of the programme, not a burn that does not exist.
      return answer?.status === 404 ? SILENT : read(answer, burnId);
    },
    ask: async (burnId) => read(await client.get(pathOf("burns", burnId)), burnId),
    capture: async (burnId) => {
      const answer = await client.post(pathOf("burns", burnId, "/capture"), {});
      return answer?.status === 422 ? { kind: "refused" } : read(answer, burnId);
    },
    release: async (burnId) => read(await client.post(pathOf("burns", burnId, "/release"), {}), burnId),
    returnPoints: async ({ returnId, burnId, points }) => {
      const answer = await client.post(pathOf("burns", burnId, "/return"), { id: returnId, points });
      if (answer?.status === 200) return true;
      return answer && REFUSED.has(answer.status) ? false : null;
    },
    list: (since) => listPages(client, "/burns", since, readBurnPage),
  };
}

function earnCalls(client: PartnerClient): Pick<LoyaltyProgramme, "earn" | "askEarn"> {
  return {
    earn: async ({ earnId, member, points, reference }): Promise<EarnEvidence> => {
      const answer = await client.post("/earns", { id: earnId, member, points, reference });
      if (answer?.status === 200) return readEarned(answer.json, earnId);
      return answer && REFUSED.has(answer.status) ? { kind: "refused" } : SILENT;
    },
    askEarn: async (earnId) => {
      const answer = await client.get(pathOf("earns", earnId));
      if (answer?.status === 404) return MISSING;
      return answer?.status === 200 ? readEarned(answer.json, earnId) : SILENT;
    },
  };
}

function pathOf(kind: "otp" | "burns" | "earns", id: string, action = ""): string {
  return `/${kind}/${encodeURIComponent(id)}${action}`;
}
