import { lazy, Suspense } from "react";
import { type FlexibleChoice, isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The names of Hijri months come with the calendar, so this text loads only where a guest chose it. */
const FlexibleName = lazy(() => import("./flexible-name.tsx"));

/** How the fields of a search box show a flexible choice. */
export function useFlexibleTexts(choice: FlexibleChoice | null | undefined) {
  const words = useNamespace("box").flexible;
  if (!choice) return {};
  if (!isDateless(choice)) return { note: words.days({ n: choice.days }) };
  return {
    instead: (
      <Suspense fallback="…">
        <FlexibleName choice={choice} />
      </Suspense>
    ),
  };
}
