import type { CardKind } from "#domain/site/features.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** The names of the cards that a site accepts. */
export function useCardNames(): Record<CardKind, string> {
  const { cards } = useMessages().shell;
  return {
    visa: cards.visa,
    "master-card": cards.masterCard,
    "american-express": cards.americanExpress,
    mada: cards.mada,
    KNET: cards.knet,
  };
}
