import { type ReactNode, useId } from "react";

/** One section of a booking. */
export function OrderCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid rounded-card border border-border bg-surface p-4 sm:p-5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      <h2 id={id} className="mb-3 text-text type-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
