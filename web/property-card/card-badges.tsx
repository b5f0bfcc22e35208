import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { rotate3d } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { CardProperty } from "./card-property.ts";
import { hasBadges } from "./reserved-lines.ts";

/** The badges of a property: free cancellation, 3D tour. */
export function CardBadges({ property, isReserved }: { property: CardProperty; isReserved: boolean }) {
  const t = useMessages();
  if (!hasBadges(property)) return isReserved && <div className="min-h-7" />;
  return (
    <p className="card-badges">
      {property.lastFreeCancellation && <FreeCancellation until={property.lastFreeCancellation} />}
      {property.is3DView && (
        <Badge tone="tour" icon={<Icon icon={rotate3d} size="s" />}>
          {t.ui.tour3d}
        </Badge>
      )}
    </p>
  );
}

/** With the A/B test `flexiblePolicy` the badge shows the deadline; otherwise only the promise. */
function FreeCancellation({ until }: { until: string }) {
  const words = useNamespace("card");
  const language = useLanguage();
  const { experiments } = usePageContext();
  const day = displaySentenceDay(todayInRiyadh(new Date(until)), language);
  return <Badge tone="success">{experiments.flexiblePolicy ? words.freeUntil({ day }) : words.freeCancellation}</Badge>;
}
