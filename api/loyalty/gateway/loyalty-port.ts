import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { Programme } from "#domain/loyalty/rates.ts";

/** No answer: the programme is down, switched off or was not understood. It may have done it all the same. */
type Silent = { kind: "silent" };

export type CodeSent =
  | { kind: "sent"; expiresIn: number; maskedPhone: string }
  | { kind: "refused"; reason: CodeRefusal }
  | Silent;
export type CodeRefusal = "not-a-member" | "blocked";

export type CodeConfirmed =
  /** The balance of the member, which only the right code tells. */
  { kind: "confirmed"; points: number } | { kind: "wrong"; attemptsLeft: number } | { kind: "over" } | Silent;

/** A programme's answer about points that pay for a stay. `declined` and `refused` are definite. */
export type BurnEvidence = {
  kind: "reserved" | "captured" | "released" | "declined" | "refused" | "missing" | "silent";
  /** Why it was declined. */
  reason?: "too-few-points" | "not-confirmed" | "other";
  /** The programme's own id of the burn. */
  reference?: string;
  /** What it reserved or took; compared with ours first. */
  points?: number;
  returned?: number;
  reservedUntil?: Date;
};

/** `burnId` is the idempotency key at the programme. */
export type BurnOrder = { burnId: string; requestId: string; otp: string | null; points: number };

/** A burn as a programme lists it, for reconciliation. */
export type ListedBurn = {
  burnId: string;
  kind: "reserved" | "captured" | "released";
  points: number;
  returned: number;
};

export type EarnEvidence = { kind: "earned"; points: number } | { kind: "refused" } | { kind: "missing" } | Silent;

/** The interface of a loyalty programme; `docs/partners/loyalty.md` describes it. No call throws for a partner's fault. */
export type LoyaltyProgramme = {
  name: Programme;
  /** Our operators switched it off; every call is silent. */
  isOff: boolean;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  /** Asks it something that changes nothing. */
  check: () => Promise<PartnerCheck>;
  /** Sends a code to a member. A repeated id sends nothing. */
  sendCode: (request: { requestId: string; member: string; language: "en" | "ar" }) => Promise<CodeSent>;
  confirmCode: (requestId: string, otp: string) => Promise<CodeConfirmed>;
  /** Reserves points, or returns the status of the burn with this id. */
  reserve: (order: BurnOrder) => Promise<BurnEvidence>;
  ask: (burnId: string) => Promise<BurnEvidence>;
  /** Takes the reserved points. `refused` is definite and ends the reservation. */
  capture: (burnId: string) => Promise<BurnEvidence>;
  /** Ends a reservation. An id that the programme does not know yet is refused from then on. */
  release: (burnId: string) => Promise<BurnEvidence>;
  /** `true` when the points are certainly returned, now or before; `false` when refused; `null` when unknown. */
  returnPoints: (back: { returnId: string; burnId: string; points: number }) => Promise<boolean | null>;
  /** All burns since then; `null` when it does not answer. */
  list: (since: Date) => Promise<ListedBurn[] | null>;
  /** Gives points for a stay. `reference` is the order number. */
  earn: (order: { earnId: string; member: string; points: number; reference: string }) => Promise<EarnEvidence>;
  askEarn: (earnId: string) => Promise<EarnEvidence>;
};
