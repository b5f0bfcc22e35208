import { type ComponentType, lazy, Suspense } from "react";
import type { Language } from "#domain/language/language.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import type { ResultsData } from "../state/results-data.ts";

type Props = { data: ResultsData; choice: FlexibleChoice };

const load = (): Promise<{ default: ComponentType<Props> }> => import("./flexible-dates.tsx");
const part: { FlexibleDates: ComponentType<Props> } = {
  // Without the strip the list works as well, so it must not fail the page.
  FlexibleDates: lazy(() => load().catch(() => ({ default: () => null }))),
};
const placeholders = [1, 2, 3, 4, 5, 6, 7];

/** Loads the strip ahead, so that it hydrates or appears together with its page. */
export async function prepareFlexible(language: Language): Promise<void> {
  try {
    const words = [loadNamespace(language, "flexible"), loadNamespace(language, "picker")];
    const [{ default: FlexibleDates }] = await Promise.all([load(), ...words]);
    part.FlexibleDates = FlexibleDates;
  } catch (error) {
    console.warn(error);
  }
}

/** The strip of other dates. Only a flexible guest loads it; the server renders it with the page. */
export function FlexibleSlot({ data }: { data: ResultsData }) {
  const { FlexibleDates } = part;
  if (!data.query.flexible || data.flexible?.dates?.length === 0) return null;
  return (
    <Suspense fallback={<FlexibleSkeleton />}>
      <FlexibleDates data={data} choice={data.query.flexible} />
    </Suspense>
  );
}

function FlexibleSkeleton() {
  return (
    <SkeletonGroup className="mt-3 flex gap-2 overflow-hidden pt-12">
      {placeholders.map((index) => (
        <Skeleton key={index} className="h-40 w-32 shrink-0 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
