import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode; aside?: ReactNode };

/** A section of the page with a heading that the section navigation links to. */
export function Section({ id, title, children, aside }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-14 border-border border-t py-6 desktop:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="text-text type-h2">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
