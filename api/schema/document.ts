import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { documentKinds, reportStates } from "#domain/document/document-kind.ts";
import type { SellerId } from "#domain/document/sellers.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";

const minor = (name: string) => bigint(name, { mode: "number" });

/** The last number of each series. */
export const documentSeries = pgTable(
  "document_series",
  {
    seller: text("seller").$type<SellerId>().notNull(),
    year: smallint("year").notNull(),
    kind: text("kind", { enum: [...documentKinds, "chain"] }).notNull(),
    last: bigint("last", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller, table.year, table.kind] })],
);

/** An invoice, a receipt or a credit note; the migration explains each column. */
export const documents = pgTable("document", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: documentKinds }).notNull(),
  number: text("number").notNull(),
  seller: text("seller").$type<SellerId>().notNull(),
  year: smallint("year").notNull(),
  place: bigint("place", { mode: "number" }).notNull(),
  orderId: uuid("order_id").notNull(),
  subjectId: uuid("subject_id").notNull(),
  corrects: uuid("corrects"),
  issuedAt: instant("issued_at").notNull(),
  content: jsonb("content").$type<DocumentContent>().notNull(),
  template: smallint("template").notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  netMinor: minor("net_minor").notNull(),
  vatMinor: minor("vat_minor").notNull(),
  grossMinor: minor("gross_minor").notNull(),
  collectedMinor: minor("collected_minor").notNull(),
  taxCurrency: text("tax_currency").$type<CurrencyCode>(),
  taxNetMinor: minor("tax_net_minor"),
  taxVatMinor: minor("tax_vat_minor"),
  qr: text("qr").notNull(),
  token: text("token").notNull(),
  counter: bigint("counter", { mode: "number" }),
  hash: text("hash"),
  previousHash: text("previous_hash"),
  xml: text("xml"),
  clearedXml: text("cleared_xml"),
  isFull: boolean("is_full").notNull(),
  reportState: text("report_state", { enum: reportStates }).notNull(),
});
export type DocumentRow = typeof documents.$inferSelect;

/** The refunds that a credit note covers; the database adds the subject of the document. Rows are only added. */
export const creditedRefunds = pgTable("credited_refund", {
  refundId: uuid("refund_id").primaryKey(),
  documentId: uuid("document_id").notNull(),
});

/** Every answer of the tax authority; rows are only added. */
export const documentReports = pgTable("document_report", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  documentId: uuid("document_id").notNull(),
  at: instant("at").notNull().defaultNow(),
  state: text("state", { enum: ["reported", "warned", "refused"] }).notNull(),
  answer: jsonb("answer").notNull(),
});
