import {
  Bell,
  CalendarDays,
  CircleUserRound,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  UsersRound,
  WalletCards,
} from "lucide-react";
import type { PlainPage } from "#domain/page/page-addresses.ts";

/** The account pages in the order of the navigation. */
export const accountPages = [
  "account",
  "orders",
  "profile",
  "travellers",
  "security",
  "notifications",
  "billing",
] as const;
/** The wallet is not in the navigation yet: nothing can be paid with it. */
export type AccountPageName = (typeof accountPages)[number] | "wallet";

export const pageIcons: Record<AccountPageName, LucideIcon> = {
  account: LayoutGrid,
  orders: CalendarDays,
  profile: CircleUserRound,
  travellers: UsersRound,
  security: ShieldCheck,
  notifications: Bell,
  billing: ReceiptText,
  wallet: WalletCards,
};

/** The page of each. */
export const pageOf: Record<AccountPageName, PlainPage> = {
  account: "account",
  orders: "accountOrders",
  profile: "accountProfile",
  travellers: "accountTravellers",
  security: "accountSecurity",
  notifications: "accountNotifications",
  billing: "accountBilling",
  wallet: "accountWallet",
};
