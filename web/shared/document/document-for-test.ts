import type { OrderDocument } from "#contract/order/document.ts";

export const someInvoice: OrderDocument = {
  documentId: "0b6e1c52-2f57-4a44-9d0f-0d9a2c1f7c11",
  kind: "invoice",
  number: "MSA-26-0000001",
  issuedAt: "2026-11-16T21:30:00.000Z",
  day: "2026-11-17",
  gross: 2492.63,
  currency: "SAR",
  url: "/api/enigma/order/C123456789/invoice?id=0b6e1c52-2f57-4a44-9d0f-0d9a2c1f7c11",
};
