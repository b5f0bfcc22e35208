import type { MouseEvent } from "react";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { sliders } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useFiltersHref } from "./use-filters-href.ts";

/** Opens the filters on narrow screens and shows how many are applied; without JavaScript it is a link to the form. */
export function FiltersButton({ applied }: { applied: number }) {
  const words = useNamespace("filters");
  const { open } = useModal("FILTERS_MODAL");
  const href = useFiltersHref();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <a
      href={href}
      onClick={press}
      aria-haspopup="dialog"
      {...opensSheet(words.label, { shape: "screen" })}
      className={chipClasses(applied > 0)}
    >
      <Icon icon={sliders} size="s" />
      {applied === 0 ? words.label : <AppliedCount applied={applied} />}
    </a>
  );
}

function AppliedCount({ applied }: { applied: number }) {
  const words = useNamespace("filters");
  return (
    <>
      <span aria-hidden="true">{words.label}</span>
      <span className="sr-only">{words.button({ n: applied })}</span>
      <span
        aria-hidden="true"
        className="inline-flex min-w-5 justify-center rounded-pill bg-primary px-1.5 text-on-primary type-caption tabular-nums"
      >
        {applied}
      </span>
    </>
  );
}
