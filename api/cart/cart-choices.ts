import type { CartRow } from "#api/schema/cart.ts";

type Choices = { guest: boolean; code: boolean; points: boolean };

/**
 * What a guest chooses in a cart, by its kind. A change has the guest, the code and the cover of its order, and only the
 * wallet pays for it beside money.
 */
const choices: Record<CartRow["kind"], Choices> = {
  stay: { guest: true, code: true, points: true },
  change: { guest: false, code: false, points: false },
};

export function choicesIn({ kind }: Pick<CartRow, "kind">): Choices {
  return choices[kind];
}
