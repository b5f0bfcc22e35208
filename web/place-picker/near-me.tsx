import { LocateFixed } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { useNearMe } from "./use-near-me.ts";

type Props = ReturnType<typeof useNearMe> & { example: string | undefined };

/** A press asks the browser for the guest's place; what went wrong is said below. */
export function NearMe({ status, locate, example }: Props) {
  const words = useNamespace("place");
  const isLocating = status === "locating";
  return (
    <div className="mb-2 border-border border-b pb-2">
      {example && <p className="px-3 pb-1 text-text-2 type-small">{example}</p>}
      <button
        type="button"
        onClick={locate}
        aria-disabled={isLocating || undefined}
        className="type-body flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-primary hover:bg-sunken"
      >
        <Icon icon={LocateFixed} />
        {isLocating ? words.locating : words.nearMe}
      </button>
      <p role="status" className="px-3 text-text-2 type-small empty:hidden">
        {status !== "idle" && !isLocating && words.nearMeProblems[status]}
      </p>
    </div>
  );
}
