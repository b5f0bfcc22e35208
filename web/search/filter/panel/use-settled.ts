import { useEffect, useEffectEvent, useState } from "react";

type Draft<T> = { value: T; from: string; isSent: boolean };

/**
 * A debounced value: it is shown at once and passed on after `waitMs` without a change. Until then the guest's value is
 * shown; afterwards the given one, unless it `means` the same.
 */
export function useSettled<T>(
  value: T,
  onSettle: (value: T) => void,
  waitMs: number,
  means: (draft: T, value: T) => boolean = () => false,
) {
  const key = JSON.stringify(value);
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  if (draft && draft.from !== key) {
    setDraft(draft.isSent && !means(draft.value, value) ? null : { ...draft, from: key });
  }

  function settle() {
    if (!draft || draft.isSent) return;
    setDraft({ ...draft, isSent: true });
    if (JSON.stringify(draft.value) !== key) onSettle(draft.value);
  }
  const rest = useEffectEvent(settle);
  useEffect(() => {
    if (!draft || draft.isSent) return;
    const timer = setTimeout(rest, waitMs);
    return () => clearTimeout(timer);
  }, [draft, waitMs]);

  return {
    shown: draft ? draft.value : value,
    set: (next: T) => setDraft({ value: next, from: key, isSent: false }),
    /** Passes the value on at once, for example when a field loses focus. */
    settleNow: settle,
  };
}
