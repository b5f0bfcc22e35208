import { expect, test } from "vitest";
import { companyBilling, lineBilling } from "#api/testing/builders/a-buyer.ts";
import { sampleDocuments } from "#api/testing/documents/sample-documents.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { ublInvoice } from "#domain/document/xml/ubl-invoice.ts";

const content = sampleDocuments().invoice?.content as DocumentContent;
const position = { id: crypto.randomUUID(), number: "MSA-26-0000001", counter: 1, previousHash: FIRST_HASH };

/** The addresses of seller and buyer, without the prefix of their elements. */
function addresses(given: Partial<DocumentContent>): string[] {
  const xml = ublInvoice({ ...content, ...given }, position);
  const found = [...xml.matchAll(/<cac:PostalAddress>(.*?)<\/cac:PostalAddress>/g)];
  return found.map(([, address = ""]) => address.replaceAll(/c[ab]c:/g, ""));
}

const country = "<Country><IdentificationCode>SA</IdentificationCode></Country>";
const parts = (values: [name: string, value: string][]) =>
  values.map(([name, value]) => `<${name}>${value}</${name}>`).join("") + country;
const seller = parts([
  ["StreetName", "طريق الملك فهد"],
  ["BuildingNumber", "7421"],
  ["CitySubdivisionName", "العليا"],
  ["CityName", "الرياض"],
  ["PostalZone", "12211"],
]);

test("a simplified invoice has the address of its seller in the parts that the authority wants, in their order", () => {
  expect(addresses({})).toEqual([seller]);
});

test("a full invoice has the address of its buyer in the same parts", () => {
  const buyer = parts([
    ["StreetName", "طريق العروبة"],
    ["BuildingNumber", "2345"],
    ["CitySubdivisionName", "الورود"],
    ["CityName", "الرياض"],
    ["PostalZone", "12214"],
  ]);
  expect(addresses({ buyer: { ...companyBilling, vatNumber: "310000000000003" } })).toEqual([seller, buyer]);
});

test("addresses of one line, as phase 1 has them, are the street", () => {
  const line = (text: string) => `<StreetName>${text}</StreetName>${country}`;
  const { nationalAddress: _, ...oldSeller } = content.seller;
  const buyer = { ...lineBilling, vatNumber: "310000000000003" };
  expect(addresses({ seller: oldSeller, buyer })).toEqual([line(content.seller.addressAr), line("الرياض")]);
});
