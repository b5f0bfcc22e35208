import type { ProviderRow } from "./provider-row.ts";

export const tabbyProvider: ProviderRow = { name: "tabby", methods: ["tabby"], tokens: false, instalments: true };
export const tamaraProvider: ProviderRow = { name: "tamara", methods: ["tamara"], tokens: false, instalments: true };
