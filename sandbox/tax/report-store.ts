import { sandboxNow, scaled } from "../clock.ts";
import type { Answer } from "../route.ts";
import type { SentDocument } from "./sent-document.ts";
import type { Endpoint } from "./validation.ts";

type Report = Pick<SentDocument, "uuid" | "hash" | "number" | "counter" | "previousHash" | "gross"> & {
  isCleared: boolean;
  /** How often the document was sent. */
  times: number;
  answer: Answer;
  at: number;
};

const DAY_MS = 86_400_000;
const MAX_STORED = 10_000;
const reports = new Map<string, Report>();

export function reportOf(uuid: string): Report | undefined {
  return reports.get(uuid);
}

/** Whether the authority took this document within the last day; later it knows nothing of it. */
export function isTaken(report: Report): boolean {
  return report.answer.status !== 400 && sandboxNow() - report.at < scaled(DAY_MS);
}

export function storeReport(
  { xml: _, typeCode: _type, isFull: _full, ...document }: SentDocument,
  endpoint: Endpoint,
  answer: Answer,
): void {
  const times = (reports.get(document.uuid)?.times ?? 0) + 1;
  reports.set(document.uuid, { ...document, isCleared: endpoint === "clearance", times, answer, at: sandboxNow() });
  if (reports.size > MAX_STORED) reports.delete(reports.keys().next().value ?? "");
}

/** What was reported, for tests: not a call of the authority. */
export function listReports() {
  return [...reports.values()].map(({ answer, at: _, ...rest }) => ({ ...rest, status: answer.status }));
}
