import type { ProviderRow } from "./provider-row.ts";

/** Cards entered in the gateway's own fields, and Apple Pay, whose token represents a card, too. */
export const cardProvider: ProviderRow = {
  name: "card",
  methods: ["card", "apple-pay"],
  tokens: true,
  instalments: false,
};
