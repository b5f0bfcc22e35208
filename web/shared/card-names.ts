import type { CardMark } from "#domain/site/features.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** The names of the cards and other marks that a site accepts. */
export function useCardNames(): Record<CardMark, string> {
  const { cards } = useMessages().shell;
  return {
    visa: cards.visa,
    "master-card": cards.masterCard,
    "american-express": cards.americanExpress,
    mada: cards.mada,
    KNET: cards.knet,
    QITAF: cards.qitaf,
  };
}
