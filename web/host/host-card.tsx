import { type ReactNode, useId } from "react";

/** One section of the page. */
export function HostCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-border bg-surface p-4 sm:p-5">
      <h2 id={id} className="mb-3 text-text type-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
