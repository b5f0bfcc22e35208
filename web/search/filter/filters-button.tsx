import { SlidersHorizontal } from "lucide-react";
import type { MouseEvent } from "react";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { RAIL_ID } from "./rail-id.ts";

/** Opens the filters on narrow screens and shows how many are applied; without JavaScript it shows the form. */
export function FiltersButton({ applied }: { applied: number }) {
  const words = useNamespace("filters");
  const { open } = useModal("FILTERS_MODAL");
  const press = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <a
      href={`#${RAIL_ID}`}
      onClick={press}
      aria-haspopup="dialog"
      {...opensSheet(words.label, { shape: "screen" })}
      className={chipClasses(applied > 0)}
    >
      <Icon icon={SlidersHorizontal} size="s" />
      <span aria-hidden="true">{words.label}</span>
      <span className="sr-only">{words.button({ n: applied })}</span>
      {applied > 0 && (
        <span
          aria-hidden="true"
          className="inline-flex min-w-5 justify-center rounded-pill bg-primary px-1.5 text-on-primary type-caption tabular-nums"
        >
          {applied}
        </span>
      )}
    </a>
  );
}
