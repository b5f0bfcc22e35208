import { useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { codeOf, type FieldErrors, fieldErrorsOf } from "../form/use-field-errors.ts";
import { useConfirmedIdentity } from "./confirm-identity-provider.tsx";

type Options = {
  /** Takes what the server found wrong with single fields. */
  onFields?: (fields: FieldErrors<string>) => void;
  /** Hears of a refusal by its code before it is told. */
  onCode?: (code: number) => void;
};

/**
 * One deed at a time on what is the account's: busy or not, and in words what went wrong. Where the server wants to see
 * first who asks, the guest is asked and the deed done again.
 */
export function useAccountSubmit({ onFields, onCode }: Options = {}) {
  const t = useMessages();
  const confirmed = useConfirmedIdentity();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function refuse(error: unknown) {
    if (isCancelled(error)) return;
    if (!navigator.onLine) return setProblem(t.shell.offline.notNow);
    const fields = fieldErrorsOf(error);
    if (fields && onFields) return onFields(fields);
    const code = codeOf(error);
    if (code !== undefined) onCode?.(code);
    setProblem(problemMessage(error, t));
  }

  /** `true` when it was done. */
  async function run(deed: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await confirmed(deed);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy, problem, setProblem };
}
