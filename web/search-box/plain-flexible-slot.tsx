import { lazy, Suspense } from "react";
import { writeFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";

/** Rendered on the server only, so that no browser loads it. */
const PlainFlexible = lazy(() => import("./plain-flexible.tsx"));

type Props = { page: "home" | "results" | "details"; choice: FlexibleChoice | null | undefined };

/** The plain fields of a flexible choice. On results the whole form is in a `noscript` already, and these cannot be nested. */
export function PlainFlexibleSlot({ page, choice }: Props) {
  if (page === "details") return null;
  const fields = (
    <Suspense>
      <PlainFlexible choice={choice} />
    </Suspense>
  );
  return page === "results" ? fields : <noscript className="contents">{fields}</noscript>;
}

/** The choice for a guest who presses Search before the page is hydrated. The fields above it come first in the address. */
export function SubmittedChoice({ choice }: Pick<Props, "choice">) {
  return Object.entries(writeFlexibleChoice(choice)).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
