import { randomBytes, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { type DocumentRow, documentSeries, documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { type DocumentKind, documentNumber } from "#domain/document/document-kind.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { type SellerId, sellerCodes } from "#domain/document/sellers.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { partsOf } from "#domain/stay/day.ts";
import { localTime, timeZoneOf } from "#domain/stay/time-zone.ts";
import { chainDocument } from "./chain-document.ts";
import type { DocumentDeps } from "./issue-deps.ts";

const TEMPLATE = 1;
const TOKEN_BYTES = 12;

export type Draft = {
  kind: DocumentKind;
  sellerId: SellerId;
  orderId: string;
  siteId: Parameters<typeof siteById>[0];
  /** What the document is for; each subject has one document. */
  subjectId: string;
  corrects: string | null;
  /** Made under the lock of the series; `null` when there is nothing to issue after all. */
  write: (issuedAt: Date) => Promise<DocumentContent | null>;
};

/**
 * Issues a document once. The row of its series is locked until the transaction ends, so numbers have no gaps, whatever
 * ends the process.
 */
export async function issueDocument(tx: Tx, deps: DocumentDeps, draft: Draft): Promise<DocumentRow | null> {
  const { sellerId, kind, subjectId } = draft;
  const year = yearOf(await productTime(tx), sellerId);
  const last = await lockSeries(tx, sellerId, year, kind);
  const [existing] = await tx.select().from(documents).where(eq(documents.subjectId, subjectId));
  if (existing) return existing;
  const issuedAt = await productTime(tx);
  const content = await draft.write(issuedAt);
  if (!content) return null;
  const position = last + 1;
  const number = documentNumber(sellerCodes[sellerId], kind, year, position);
  const row = await documentRow(tx, deps, draft, { content, number, issuedAt });
  const [inserted] = await tx
    .insert(documents)
    .values({ ...row, year, place: position })
    .returning();
  await setSeries(tx, sellerId, year, kind, position);
  if (row.reportState === "pending") await enqueue(tx, row.id, ["report-document"]);
  await faultPoint("K34");
  return inserted as DocumentRow;
}

type Written = { content: DocumentContent; number: string; issuedAt: Date };

async function documentRow(tx: Tx, deps: DocumentDeps, draft: Draft, { content, number, issuedAt }: Written) {
  const id = randomUUID();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const { totals, tax, currency, paper, buyer } = content;
  const isChained = paper.code === "tlv";
  const chained = isChained ? await chain(tx, deps, draft.sellerId, { content, number, id }) : null;
  return {
    id,
    kind: draft.kind,
    number,
    seller: draft.sellerId,
    orderId: draft.orderId,
    subjectId: draft.subjectId,
    corrects: draft.corrects,
    issuedAt,
    content,
    template: TEMPLATE,
    currency,
    netMinor: totals.net,
    vatMinor: totals.vat,
    grossMinor: totals.gross,
    collectedMinor: totals.collected,
    taxCurrency: tax?.currency ?? null,
    taxNetMinor: tax?.net ?? null,
    taxVatMinor: tax?.vat ?? null,
    isFull: buyer !== null,
    token,
    qr: checkPage(deps, draft, token),
    ...chained,
    reportState: isChained && deps.stamp ? ("pending" as const) : ("none" as const),
  };
}

/** The page that the QR code of a document outside Saudi Arabia opens. */
function checkPage({ settings }: DocumentDeps, { siteId }: Draft, token: string): string {
  const reached = { env: settings.appEnv, portSuffix: `:${settings.port}` };
  return `${originOf(siteById(siteId), reached)}/ar${pagePath("document", "desktop", { token })}`;
}

type Numbered = { content: DocumentContent; number: string; id: string };

/** The next place in the chain of the seller, whose row is locked after that of the series. */
async function chain(tx: Tx, { stamp }: DocumentDeps, seller: SellerId, { content, number, id }: Numbered) {
  const last = await lockSeries(tx, seller, 0, "chain");
  const [previous] = await tx
    .select({ hash: documents.hash })
    .from(documents)
    .where(and(eq(documents.seller, seller), eq(documents.counter, last)));
  const previousHash = previous?.hash ?? FIRST_HASH;
  const counter = last + 1;
  await setSeries(tx, seller, 0, "chain", counter);
  return { counter, previousHash, ...chainDocument(content, { id, number, counter, previousHash }, stamp) };
}

type SeriesKind = DocumentKind | "chain";

async function lockSeries(tx: Tx, seller: SellerId, year: number, kind: SeriesKind): Promise<number> {
  await tx.insert(documentSeries).values({ seller, year, kind, last: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(documentSeries)
    .where(isSeries(seller, year, kind))
    .for("update");
  return (row as { last: number }).last;
}

async function setSeries(tx: Tx, seller: SellerId, year: number, kind: SeriesKind, last: number): Promise<void> {
  await tx
    .update(documentSeries)
    .set({ last })
    .where(isSeries(seller, year, kind));
}

function isSeries(seller: SellerId, year: number, kind: SeriesKind) {
  return and(eq(documentSeries.seller, seller), eq(documentSeries.year, year), eq(documentSeries.kind, kind));
}

/** The year in the country of the seller. */
function yearOf(now: Date, sellerId: SellerId): number {
  return partsOf(localTime(now, timeZoneOf(sellerId.slice(-2))).day).year;
}
