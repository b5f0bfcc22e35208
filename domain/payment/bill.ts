/** What a bill is for. */
export const billKinds = ["stay", "change", "gift"] as const;
export type BillKind = (typeof billKinds)[number];

/** An open bill can be paid, a bill that is being paid has one live payment, a void bill can no longer be paid. */
export const billStates = ["open", "paying", "paid", "void"] as const;
