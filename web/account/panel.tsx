import { type ReactNode, useId } from "react";

type Props = { title: string; lead?: string; children: ReactNode; isDanger?: boolean };

/** One section of an account page. */
export function Panel({ title, lead, children, isDanger = false }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border bg-surface p-4 sm:p-6 ${isDanger ? "border-danger" : "border-border"}`}
    >
      <h2 id={id} className={`type-h3 ${isDanger ? "text-danger" : "text-text"}`}>
        {title}
      </h2>
      {lead && <p className="measure mt-1 text-text-2 type-small">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
