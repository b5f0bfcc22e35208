/** Who asks for an action by a command, and why. `second` approved it. */
export type Operator = { by: string; second: string | null; reason: string };

export type ActionSubject = {
  kind:
    | "order"
    | "refund"
    | "coupon"
    | "task"
    | "job"
    | "document"
    | "contact"
    | "wallet"
    | "gift-card"
    | "property"
    | "listing"
    | "catalogue"
    | "photo";
  id: string;
};
