import type { Brand } from "#domain/site/site-rows.ts";
import type { VatCountry } from "#domain/site/vat.ts";

/** Who sells the stay for tax. */
export type Seller = {
  legalNameEn: string;
  legalNameAr: string;
  /** Printed on tax invoices only. */
  vatNumber: string;
  registration: string;
  addressEn: string;
  addressAr: string;
};

export type SellerId = `${Brand}-${VatCountry}`;
export type Sellers = Record<SellerId, Seller>;

/** The beginning of the numbers of each seller's documents; it never changes. */
export const sellerCodes: Record<SellerId, string> = {
  "mabeet-SA": "MSA",
  "mabeet-AE": "MAE",
  "mabeet-BH": "MBH",
  "mabeet-KW": "MKW",
  "tajawal-SA": "TSA",
  "tajawal-AE": "TAE",
  "tajawal-BH": "TBH",
  "tajawal-KW": "TKW",
};
export const sellerIds = Object.keys(sellerCodes) as readonly SellerId[];

const SAMPLE = { en: "(sample)", ar: "(نموذج)" };
const names: Record<Brand, { en: string; ar: string }> = {
  mabeet: { en: "Mabeet Tourism Company", ar: "شركة مبيت للسياحة" },
  tajawal: { en: "Tajawal Travel Company", ar: "شركة تجوّل للسفر" },
};
const registrations: Record<VatCountry, Pick<Seller, "vatNumber" | "addressEn" | "addressAr">> = {
  SA: {
    vatNumber: "300000000000003",
    addressEn: "7421 King Fahd Road, Al Olaya, Riyadh 12211, Saudi Arabia",
    addressAr: "7421 طريق الملك فهد، العليا، الرياض 12211، المملكة العربية السعودية",
  },
  AE: {
    vatNumber: "100000000000003",
    addressEn: "Sheikh Zayed Road, Dubai, United Arab Emirates",
    addressAr: "شارع الشيخ زايد، دبي، الإمارات العربية المتحدة",
  },
  BH: {
    vatNumber: "200000000000002",
    addressEn: "King Faisal Highway, Manama, Bahrain",
    addressAr: "شارع الملك فيصل، المنامة، البحرين",
  },
  KW: {
    vatNumber: "",
    addressEn: "Ahmad Al Jaber Street, Kuwait City, Kuwait",
    addressAr: "شارع أحمد الجابر، مدينة الكويت، الكويت",
  },
};

/** Invented sellers for demo and test; production refuses them. */
export const sampleSellers = Object.fromEntries(sellerIds.map((id) => [id, sampleSeller(id)])) as Sellers;

function sampleSeller(id: SellerId): Seller {
  const [brand, country] = id.split("-") as [Brand, VatCountry];
  return {
    ...registrations[country],
    legalNameEn: `${names[brand].en} ${SAMPLE.en}`,
    legalNameAr: `${names[brand].ar} ${SAMPLE.ar}`,
    registration: "1010000000",
  };
}

export function isSampleSeller({ legalNameEn, legalNameAr }: Seller): boolean {
  return legalNameEn.includes(SAMPLE.en) || legalNameAr.includes(SAMPLE.ar);
}
