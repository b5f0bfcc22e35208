import type { Brand } from "#domain/site/site-rows.ts";
import type { VatCountry } from "#domain/site/vat.ts";
import { addressLine, type NationalAddress } from "./national-address.ts";

/** The parts of a Saudi seller's address in both languages. */
export type SellerAddress = Record<
  "buildingNumber" | "streetEn" | "streetAr" | "districtEn" | "districtAr" | "cityEn" | "cityAr" | "postalCode",
  string
>;

/** Who sells the stay for tax. */
export type Seller = {
  legalNameEn: string;
  legalNameAr: string;
  /** Printed on tax invoices only. */
  vatNumber: string;
  registration: string;
  addressEn: string;
  addressAr: string;
  /** Of Saudi sellers; the lines above are written from it. Phase 2 of e-invoicing needs it. */
  nationalAddress?: SellerAddress | undefined;
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
const saudiAddress: SellerAddress = {
  buildingNumber: "7421",
  streetEn: "King Fahd Road",
  streetAr: "طريق الملك فهد",
  districtEn: "Al Olaya",
  districtAr: "العليا",
  cityEn: "Riyadh",
  cityAr: "الرياض",
  postalCode: "12211",
};
const registrations: Record<VatCountry, Omit<Seller, "legalNameEn" | "legalNameAr" | "registration">> = {
  SA: { vatNumber: "300000000000003", ...printedAddress(saudiAddress), nationalAddress: saudiAddress },
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

/** The address of a seller in one language. */
export function sellerAddress(address: SellerAddress, language: "en" | "ar"): NationalAddress {
  const { buildingNumber, postalCode } = address;
  const [street, district, city] =
    language === "en"
      ? [address.streetEn, address.districtEn, address.cityEn]
      : [address.streetAr, address.districtAr, address.cityAr];
  return { buildingNumber, street, district, city, postalCode };
}

export function printedAddress(address: SellerAddress): Pick<Seller, "addressEn" | "addressAr"> {
  return {
    addressEn: addressLine(sellerAddress(address, "en"), "en"),
    addressAr: addressLine(sellerAddress(address, "ar"), "ar"),
  };
}

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
