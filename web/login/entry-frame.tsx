import type { ReactNode } from "react";

/** The frame of the login pages, as wide as the drawer. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-6 sm:py-12">
      <div className="mx-auto max-w-[440px] sm:rounded-card sm:border sm:border-border sm:bg-surface sm:p-8 sm:shadow-e1">
        <h1 className="mb-4 text-text type-h1">{title}</h1>
        {children}
      </div>
    </div>
  );
}
