import type { ProviderRow } from "./provider-row.ts";

/** Cards by the gateway's own fields, and Apple Pay, whose token stands for a card too. */
export const cardProvider: ProviderRow = { name: "card", methods: ["card", "apple-pay"], instalments: false };
