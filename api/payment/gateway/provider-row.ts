import type { PaymentMethod } from "#domain/payment/methods.ts";

/** What differs between the providers with this protocol; `name` is also a part of their URL. */
export type ProviderRow = {
  name: string;
  methods: readonly PaymentMethod[];
  /** Pays with tokens of its card fields. */
  tokens: boolean;
  /** Assesses the buyer and offers plans before the payment begins. */
  instalments: boolean;
};
