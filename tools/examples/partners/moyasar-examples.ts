import type { Example, PartnerExamples, Reading } from "../example.ts";
import { gatewayAt, orderWith } from "../gateway-at.ts";

const kinds: Record<string, string> = {
  authorized: "authorised",
  paid: "captured",
  captured: "captured",
  refunded: "captured",
  voided: "voided",
  failed: "declined",
};

export const moyasarExamples: PartnerExamples = { folder: "moyasar", readingOf };

function readingOf(example: Example): Reading | null {
  if (example.kind !== "answer" || !example.path.endsWith("/payments") || example.method !== "POST") return null;
  const { status, body } = example;
  const { id: paymentId, status: word } = body as { id: string; status: string };
  return {
    respond: () => ({ status, body }),
    read: (url) => gatewayAt("moyasar", { MOYASAR_URL: url }).begin(orderWith({ paymentId })),
    expected: kinds[word] ?? "silent",
  };
}
