import { eq, inArray, or } from "drizzle-orm";
import { giftCodeHashes } from "#api/gift/gift-code.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type GiftCardRow, giftCards, giftOrders } from "#api/schema/gift.ts";
import { readGiftCode } from "#domain/gift/code.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type FreezeRequest = { subject: string; secrets: readonly string[] };

/** Freezes the unused gift cards of an order number, a code, or the contact of a buyer: nobody can redeem them. */
export function freezeGiftCards(db: Db, operator: Operator, request: FreezeRequest) {
  return setFrozen(db, operator, request, true);
}

export function unfreezeGiftCards(db: Db, operator: Operator, request: FreezeRequest) {
  return setFrozen(db, operator, request, false);
}

function setFrozen(db: Db, operator: Operator, request: FreezeRequest, isFrozen: boolean) {
  return runAction(db, operator, isFrozen ? "freeze-gift-card" : "unfreeze-gift-card", async (tx) => {
    const found = await lockCards(tx, request);
    const cards = found.filter(({ state }) =>
      isFrozen ? state === "waiting" || state === "active" : state === "frozen",
    );
    const [first] = cards;
    if (!first) throw new OperatorError(isFrozen ? "There is no unused gift card." : "There is no frozen gift card.");
    const now = await productTime(tx);
    const states = cards.map((card) => ({ card, state: isFrozen ? ("frozen" as const) : releasedState(card, now) }));
    for (const { card, state } of states) await tx.update(giftCards).set({ state }).where(eq(giftCards.id, card.id));
    return {
      subject: { kind: "gift-card", id: first.id },
      before: { states: cards.map(({ id, state }) => [id, state]) },
      after: { states: states.map(({ card, state }) => [card.id, state]) },
      result: states.map(({ card, state }) => ({ giftCardId: card.id, endsIn: card.last4, state })),
    };
  });
}

/** A card that was not funded yet waits for its message, which makes it active. */
function releasedState({ activeAt, balanceMinor, faceHalalas }: GiftCardRow, now: Date): "waiting" | "active" {
  return activeAt <= now && balanceMinor === faceHalalas ? "active" : "waiting";
}

async function lockCards(tx: Tx, { subject, secrets }: FreezeRequest): Promise<GiftCardRow[]> {
  const code = readGiftCode(subject);
  const isCode = code === null ? [] : [inArray(giftCards.codeHash, giftCodeHashes(code, secrets))];
  const { orderNumber, buyerEmail, buyerPhone } = giftOrders;
  const rows = await tx
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(giftOrders, eq(giftOrders.id, giftCards.giftOrderId))
    .where(or(eq(orderNumber, subject), eq(buyerEmail, subject.toLowerCase()), eq(buyerPhone, subject), ...isCode))
    .orderBy(giftCards.id)
    .for("update", { of: giftCards });
  return rows.map(({ card }) => card);
}
