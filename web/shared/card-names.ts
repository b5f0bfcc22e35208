import { type CardKind, type CardMark, cardKinds, cardWords } from "#domain/site/features.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** The names of the cards and other marks that a site accepts. */
export function useCardNames(): Record<CardMark, string> {
  const { cards } = useMessages().shell;
  const names = Object.fromEntries(cardKinds.map((kind) => [kind, cards[cardWords[kind]]])) as Record<CardKind, string>;
  return { ...names, QITAF: cards.qitaf };
}
