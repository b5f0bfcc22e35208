import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";
import { pagerItems } from "./pager-items.ts";

const boxClasses =
  "type-small inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 tabular-nums";
const enabledClasses = `${boxClasses} text-primary transition-colors hover:bg-primary-soft`;
const disabledClasses = `${boxClasses} cursor-not-allowed text-muted opacity-60`;

type Props = { page: number; pages: number; hrefFor: (page: number) => string; label?: string };

/** Links, so that it works without JavaScript and every page can be opened in a new tab. */
export function Pager({ page, pages, hrefFor, label }: Props) {
  const t = useMessages();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label ?? t.ui.pages}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev" label={t.ui.previousPage}>
            <Icon icon={ChevronLeft} />
          </Step>
        </li>
        {pagerItems(page, pages).map((item, index) => (
          <li key={item === "gap" ? `gap-${index}` : item}>
            {item === "gap" ? (
              <span className={`${boxClasses} text-muted`}>…</span>
            ) : (
              <PageLink number={item} isCurrent={item === page} href={hrefFor(item)} />
            )}
          </li>
        ))}
        <li>
          <Step href={page < pages ? hrefFor(page + 1) : null} rel="next" label={t.ui.nextPage}>
            <Icon icon={ChevronRight} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function PageLink({ number, isCurrent, href }: { number: number; isCurrent: boolean; href: string }) {
  const t = useMessages();
  const classes = isCurrent ? `${boxClasses} bg-primary font-bold text-on-primary` : enabledClasses;
  return (
    <Link
      to={href}
      aria-label={t.ui.page({ n: number })}
      aria-current={isCurrent ? "page" : undefined}
      className={classes}
    >
      {number}
    </Link>
  );
}

type StepProps = { href: string | null; rel: "prev" | "next"; label: string; children: ReactNode };

function Step({ href, rel, label, children }: StepProps) {
  if (href !== null) {
    return (
      <Link to={href} rel={rel} aria-label={label} className={enabledClasses}>
        {children}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without a URL is how a disabled link is written
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is no tab stop
    <span role="link" aria-disabled="true" aria-label={label} className={disabledClasses}>
      {children}
    </span>
  );
}
