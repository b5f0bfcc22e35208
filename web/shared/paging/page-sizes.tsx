import { Link } from "react-router";
import { PAGE_SIZES } from "./page-query.ts";

type Size = (typeof PAGE_SIZES)[number];
type Props = { label: string; current: number; hrefFor: (pageSize: Size) => string };

/** How many rows a page of a list shows. */
export function PageSizes({ label, current, hrefFor }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 text-text-2 type-small">
      <span>{label}</span>
      {PAGE_SIZES.map((pageSize) => (
        <Link
          key={pageSize}
          to={hrefFor(pageSize)}
          aria-current={pageSize === current ? "true" : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-primary tabular-nums no-underline hover:bg-primary-soft aria-[current=true]:bg-primary-soft aria-[current=true]:font-bold"
        >
          {pageSize}
        </Link>
      ))}
    </nav>
  );
}
