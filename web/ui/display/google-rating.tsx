import { Star } from "lucide-react";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "./icon.tsx";
import { scoreText } from "./score-text.ts";

/** Google's value stays on Google's scale of five and is never mixed with our own. Its terms fix the name beside it. */
export function GoogleRating({ score, count }: { score: number; count: number }) {
  const t = useMessages();
  const language = useLanguage();
  const shown = score.toFixed(1);
  return (
    <span className="type-small inline-flex items-center gap-1.5">
      <span className="sr-only">Google Maps: {scoreText(t, language, shown, 5, count)}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1.5">
        <Icon icon={Star} size="s" className="fill-current text-star" />
        <bdi dir="ltr" className="font-semibold text-text tabular-nums">
          {shown}/5
        </bdi>
        <bdi lang="en" translate="no" className="text-text-2">
          Google Maps
        </bdi>
      </span>
    </span>
  );
}
