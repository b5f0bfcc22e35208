import type { ReactNode } from "react";

type Props = { name: string; note?: string; isWide?: boolean; children: ReactNode };

/** One state of a component under its name. */
export function State({ name, note, isWide = false, children }: Props) {
  return (
    <div>
      <p className="type-caption pb-2 text-muted">{name}</p>
      <div className={isWide ? "" : "flex flex-wrap items-center gap-3"}>{children}</div>
      {note && <p className="type-caption pt-2 text-text-2">{note}</p>}
    </div>
  );
}
