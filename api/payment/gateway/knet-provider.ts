import type { ProviderRow } from "./provider-row.ts";

/** Kuwait's debit cards: a page of KNET's own, and the money is taken with the guest's word. */
export const knetProvider: ProviderRow = { name: "knet", methods: ["knet"], instalments: false };
