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

/** The pages of an account in the order they are listed. */
export const accountPlaces = [
  "account",
  "orders",
  "profile",
  "travellers",
  "security",
  "notifications",
  "billing",
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

export const placeIcons: Record<AccountPlace, LucideIcon> = {
  account: LayoutGrid,
  orders: CalendarDays,
  profile: CircleUserRound,
  travellers: UsersRound,
  security: ShieldCheck,
  notifications: Bell,
  billing: ReceiptText,
};

/** The address of each. */
export const placeOf: Record<AccountPlace, PlainPage> = {
  account: "account",
  orders: "accountOrders",
  profile: "accountProfile",
  travellers: "accountTravellers",
  security: "accountSecurity",
  notifications: "accountNotifications",
  billing: "accountBilling",
};
