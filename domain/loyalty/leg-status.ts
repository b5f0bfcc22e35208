import type { LegState } from "./leg-state.ts";

/** What a guest sees of a leg. */
export const legStatuses = [
  "pending",
  "paid",
  "released",
  "returning",
  "returned",
  "part-returned",
  "refused",
] as const;
export type LegStatus = (typeof legStatuses)[number];

/** A guest whose points were lost at the partner has paid all the same. */
export const legStatusOf: Record<LegState, LegStatus> = {
  created: "pending",
  reserved: "pending",
  declined: "released",
  capturing: "paid",
  captured: "paid",
  lost: "paid",
  releasing: "released",
  released: "released",
  returning: "returning",
  returned: "returned",
  "part-returned": "part-returned",
  refused: "refused",
};
