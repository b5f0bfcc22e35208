import "./skeleton.css";
import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** A placeholder box; the class sets its size and radius. */
export function Skeleton({ className = "h-4 w-full rounded-control-sm" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-sunken ${className}`} />;
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const indexes = Array.from({ length: lines }, (_, line) => line);
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {indexes.map((line) => (
        <Skeleton key={line} className={`h-4 rounded-control-sm ${line === lines - 1 ? "w-3/5" : "w-full"}`} />
      ))}
    </span>
  );
}

/** Announces once to screen readers that the content is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const t = useMessages();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t.ui.loading}</span>
      {children}
    </div>
  );
}
