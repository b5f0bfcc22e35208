import { useEffect, useEffectEvent, useState } from "react";

type Draft<T> = { value: T; from: string; isSent: boolean };

/**
 * A value that follows the finger at once and is handed on when it rests for `waitMs`. What the guest is still changing
 * stays in sight; once handed on, the world's answer takes its place, unless it `means` the same.
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
    /** Hands on at once, as when a field is left. */
    settleNow: settle,
  };
}
