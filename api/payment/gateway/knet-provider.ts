import type { ProviderRow } from "./provider-row.ts";

/** Kuwait's debit cards: the guest confirms on KNET's page, which captures at once. */
export const knetProvider: ProviderRow = { name: "knet", methods: ["knet"], tokens: false, instalments: false };
