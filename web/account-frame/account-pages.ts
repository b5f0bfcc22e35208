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
import { usePageContext } from "#web/shared/page-context.tsx";

/** The account pages in the order of the navigation. */
const accountPages = [
  "account",
  "orders",
  "wallet",
  "profile",
  "travellers",
  "security",
  "notifications",
  "billing",
] as const;
export type AccountPageName = (typeof accountPages)[number];

/** The pages that this site has: not every site has the wallet. */
export function useAccountPages(): AccountPageName[] {
  const { features } = usePageContext().site;
  return accountPages.filter((page) => page !== "wallet" || features.wallet);
}

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
