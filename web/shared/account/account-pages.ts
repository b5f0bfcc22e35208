import {
  Bell,
  CalendarDays,
  CircleUserRound,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  UsersRound,
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
export type AccountPageName = (typeof accountPages)[number];

export const pageIcons: Record<AccountPageName, LucideIcon> = {
  account: LayoutGrid,
  orders: CalendarDays,
  profile: CircleUserRound,
  travellers: UsersRound,
  security: ShieldCheck,
  notifications: Bell,
  billing: ReceiptText,
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
};
