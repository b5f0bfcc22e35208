import type { PaymentMethod } from "#domain/payment/methods.ts";

/** What differs between the providers that speak our partner's protocol; `name` is also their part of its address. */
export type ProviderRow = {
  name: string;
  methods: readonly PaymentMethod[];
  /** Judges the buyer and offers plans before it begins. */
  instalments: boolean;
};
