import type { TypedContact } from "#domain/account/read-contact.ts";
import type { SentCode } from "./code-step.tsx";

/** A new account whose contact is not verified yet. */
export type NewAccount = TypedContact & {
  /** `null` after a reload: it is never stored. */
  password: string | null;
  sent: SentCode;
  /** The code was sent by an earlier registration and is still valid. */
  isEarlierCode?: boolean;
};
