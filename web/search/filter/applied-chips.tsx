import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { FacetProps } from "./panel/facets.ts";
import { useApplied } from "./use-applied.ts";
import { trackChange, trackCleared, useFilterChange } from "./use-filter-change.ts";

/** The applied filters as links that remove them, so that they work without JavaScript. */
export function AppliedChips(facets: FacetProps) {
  const t = useMessages();
  const words = useNamespace("filters");
  const { hrefTo, clearHref } = useFilterChange();
  const applied = useApplied(facets);
  const { list, leaveFrom } = useFocusAfterRemoval(applied.length);
  if (applied.length === 0) return <div ref={list} tabIndex={-1} />;
  return (
    <div ref={list} tabIndex={-1}>
      <ul aria-label={words.applied} className="flex flex-wrap items-center gap-2">
        {applied.map(({ key, text, filter }, index) => (
          <li key={key} className="max-w-full">
            <Link
              to={hrefTo(filter.removal)}
              preventScrollReset
              aria-label={t.ui.remove({ x: text })}
              onClick={() => {
                trackChange({ [filter.name]: undefined });
                leaveFrom(index);
              }}
              className={`${chipClasses(true)} max-w-full`}
            >
              <span className="truncate">{text}</span>
              <Icon icon={X} size="s" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={clearHref()}
            preventScrollReset
            onClick={() => {
              trackCleared();
              leaveFrom(0);
            }}
            className="hit-area type-small inline-flex min-h-9 items-center px-2 font-semibold text-primary underline-offset-4 hover:underline"
          >
            {words.clear}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Focus moves from a removed chip to the next one, and from the last one to the list. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<{ index: number; count: number } | null>(null);
  useEffect(() => {
    if (!left || count >= left.count) return;
    const chips = list.current?.querySelectorAll<HTMLAnchorElement>("li > a");
    const next = chips?.[Math.min(left.index, count - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
    setLeft(null);
  }, [left, count]);
  return { list, leaveFrom: (index: number) => setLeft({ index, count }) };
}
