import { z } from "zod";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { pageOf, pagingQuery } from "#contract/endpoint/paging.ts";
import { documentFormats, documentKinds } from "#domain/document/document-kind.ts";
import { languages } from "#domain/language/language.ts";
import { currencies } from "#domain/money/currency.ts";

export const OrderDocument = z.object({
  documentId: z.uuid(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** The day of issue where the home is. */
  day: z.string(),
  /** What was paid or returned with this document, travel cover included, in `currency`. */
  gross: z.number(),
  currency: z.enum(currencies),
  /** The PDF; `lang` chooses the leading language. */
  url: z.string(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

const params = z.object({ orderNumber: z.string().max(20) });

export const listDocuments = {
  ...apiEndpoints.listDocuments,
  schema: { params, response: { 200: z.object({ items: z.array(OrderDocument) }) } },
} as const satisfies Endpoint;

const OwnDocument = OrderDocument.extend({ orderNumber: z.string(), home: z.string() });
/** A document in the list of an account, with the booking it belongs to. */
export type OwnDocument = z.infer<typeof OwnDocument>;
const OwnDocuments = pageOf(OwnDocument);
export type OwnDocuments = z.infer<typeof OwnDocuments>;

/** The documents of all bookings of an account, the newest first. */
export const listOwnDocuments = {
  ...endpoints.listOwnDocuments,
  schema: { querystring: z.object(pagingQuery), response: { 200: OwnDocuments } },
} as const satisfies Endpoint;

const DocumentQuery = z.object({
  lang: z.enum(languages).optional(),
  id: z.uuid().optional(),
  format: z.enum(documentFormats).optional(),
});

/** The answer is a PDF, or the XML that the Saudi tax authority has. */
export const getInvoice = {
  ...apiEndpoints.getInvoice,
  schema: { params, querystring: DocumentQuery, response: { 200: z.unknown() } },
} as const satisfies Endpoint;
export const getCreditNote = {
  ...apiEndpoints.getCreditNote,
  schema: { params, querystring: DocumentQuery, response: { 200: z.unknown() } },
} as const satisfies Endpoint;

/** What the QR code of a document confirms: nothing personal. */
const CheckedDocument = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  day: z.string(),
  gross: z.number(),
  currency: z.enum(currencies),
  seller: z.object({ en: z.string(), ar: z.string() }),
});
export type CheckedDocument = z.infer<typeof CheckedDocument>;

export const checkDocument = {
  ...endpoints.checkDocument,
  schema: { params: z.object({ token: z.string().max(40) }), response: { 200: CheckedDocument } },
} as const satisfies Endpoint;
