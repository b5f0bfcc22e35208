import { useEffect, useRef, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";

type Props = { title: string; detail?: string; votes: number; onRemove: () => Promise<boolean> };

/** A row of votes. Removing them asks first, because removed votes cannot be restored. */
export function RemovableVotes({ title, detail, votes, onRemove }: Props) {
  const { voting: words, votes: common } = useNamespace("lists");
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasConfirming = useRef(false);
  // The control that was pressed is replaced by the next one.
  useEffect(() => {
    if (wasConfirming.current !== isConfirming) row.current?.querySelector("button")?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const remove = async () => {
    setBusy(true);
    const isRemoved = await onRemove();
    setBusy(false);
    if (!isRemoved) setConfirming(false);
  };
  return (
    <li ref={row} className="border-border border-b flex flex-wrap items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere text-text type-body">
          <bdi>{title}</bdi>
        </p>
        <p className="text-text-2 type-small">{[common.count({ n: votes }), detail].filter(Boolean).join(" · ")}</p>
      </div>
      {isConfirming ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onPress={() => setConfirming(false)}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isBusy} onPress={() => void remove()}>
            {words.confirm({ n: votes })}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" onPress={() => setConfirming(true)}>
          {words.remove}
          <span className="sr-only"> · {title}</span>
        </Button>
      )}
    </li>
  );
}
