import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";

export type Crumb = { label: string; href: string };

/** The path from the front page; the last crumb is the current page and is no link. */
export function Breadcrumb({ crumbs, label }: { crumbs: readonly Crumb[]; label?: string }) {
  const t = useMessages();
  return (
    <nav aria-label={label ?? t.ui.breadcrumb}>
      <ol className="type-small flex flex-wrap items-center gap-x-1 text-text-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex min-h-11 min-w-0 items-center gap-1 md:min-h-8">
            {index > 0 && <Icon icon={ChevronRight} size="s" className="text-muted" />}
            {index < crumbs.length - 1 ? (
              <Link to={crumb.href} className="rounded-control-sm py-2 hover:text-primary hover:underline md:py-1">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-text">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
