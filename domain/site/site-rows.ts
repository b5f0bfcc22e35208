import type { CardKind, Feature } from "./features.ts";
import type { CountryCode } from "./site-countries.ts";

export const brands = ["mabeet", "tajawal"] as const;
export type Brand = (typeof brands)[number];

export type SiteRow = {
  /** Production hosts, the canonical one first. */
  hosts: readonly [string, ...string[]];
  cards: readonly CardKind[];
  features: readonly Feature[];
};

const TWO_CARDS = ["visa", "master-card"] as const;
const THREE_CARDS = [...TWO_CARDS, "american-express"] as const;

/** The properties of each site. A new site is a row here. */
export const siteRows: Record<Brand, Record<CountryCode, SiteRow>> = {
  mabeet: {
    SA: {
      hosts: ["www.mabeet.com", "mabeet.com"],
      cards: [...THREE_CARDS, "mada"],
      features: ["packages", "qitaf", "fursan", "mokafa", "wallet", "applePay", "installments"],
    },
    AE: { hosts: ["www.mabeet.ae"], cards: THREE_CARDS, features: ["wallet", "applePay", "installments"] },
    KW: {
      hosts: ["www.mabeet.com.kw"],
      cards: [...TWO_CARDS, "KNET"],
      features: ["packages", "wallet", "applePay", "installments"],
    },
    BH: { hosts: ["www.mabeet.bh"], cards: TWO_CARDS, features: ["wallet", "applePay"] },
    GLOBAL: { hosts: ["global.mabeet.com"], cards: THREE_CARDS, features: ["wallet", "applePay"] },
  },
  tajawal: {
    SA: { hosts: ["www.tajawal.com"], cards: THREE_CARDS, features: ["mokafa", "applePay", "installments"] },
    AE: {
      hosts: ["www.tajawal.ae", "tajawal.ae"],
      cards: THREE_CARDS,
      features: ["offers", "packages", "applePay", "installments"],
    },
    KW: { hosts: ["www.tajawal.com.kw"], cards: TWO_CARDS, features: ["applePay"] },
    BH: { hosts: ["www.tajawal.bh"], cards: TWO_CARDS, features: ["applePay"] },
    GLOBAL: { hosts: ["global.tajawal.com"], cards: THREE_CARDS, features: ["applePay"] },
  },
};
