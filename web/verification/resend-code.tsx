import { useState } from "react";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { clockText, useSecondsUntil } from "./use-countdown.ts";

type Props = {
  /** When another code may be requested. */
  from: number;
  words: { again: string; wait: (values: { time: string }) => string; done: string };
  onResend: () => Promise<void>;
};

/** Sends a code again, at the earliest after a minute. */
export function ResendCode({ from, words, onResend }: Props) {
  const seconds = useSecondsUntil(from);
  const { submit, isBusy, problem } = useSubmitOnce();
  const [isDone, setDone] = useState(false);
  const send = () =>
    submit(async () => {
      setDone(false);
      await onResend();
      setDone(true);
    });
  return (
    <div className="grid justify-items-center gap-1 text-center">
      {seconds > 0 ? (
        <p className="inline-flex min-h-11 items-center text-text-2 tabular-nums type-small">
          {words.wait({ time: clockText(seconds) })}
        </p>
      ) : (
        <Button variant="quiet" busy={isBusy} onPress={() => void send()}>
          {words.again}
        </Button>
      )}
      <p role="status" className="text-text-2 type-small empty:hidden">
        {problem ?? (isDone ? words.done : null)}
      </p>
    </div>
  );
}
