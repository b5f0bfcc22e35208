import { lenders } from "./lenders.ts";
import type { Language } from "./page-shell.ts";
import type { Book } from "./payment.ts";

export type GuestAnswer = "approve" | "decline" | "poor" | "reject" | "silent";

/** The page on which a guest confirms a payment. */
export type GuestPage = {
  title: Record<Language, string>;
  /** It asks for a code; then its button is the main one. */
  asksForCode: boolean;
  /** The buttons in their order. */
  buttons: readonly GuestAnswer[];
};

const lending = { asksForCode: false, buttons: ["approve", "reject", "silent"] } as const;

export const guestPages: Record<Book, GuestPage> = {
  card: {
    title: { en: "Demo bank", ar: "بنك تجريبي" },
    asksForCode: true,
    buttons: ["approve", "decline", "silent"],
  },
  knet: {
    title: { en: "KNET demo", ar: "كي نت (تجريبي)" },
    asksForCode: false,
    buttons: ["approve", "poor", "decline", "silent"],
  },
  tabby: { title: lenders.tabby.title, ...lending },
  tamara: { title: lenders.tamara.title, ...lending },
};
