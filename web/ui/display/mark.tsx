import type { ReactNode } from "react";

/** The name of a payment method as a tile of one size. The logos belong to their owners, so we write the names. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <bdi
      dir="ltr"
      className="inline-flex h-7 min-w-12 items-center justify-center whitespace-nowrap rounded-control-sm border border-border-strong bg-surface px-2 font-bold text-text type-caption"
    >
      {children}
    </bdi>
  );
}
