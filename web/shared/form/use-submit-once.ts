import { useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { type FieldErrors, fieldErrorsOf } from "./use-field-errors.ts";

type Options = {
  /** Shown before anything was submitted, e.g. why a form without JavaScript was refused. */
  firstProblem?: string | null;
  /** Shows the errors that the server found in single fields. */
  onFieldErrors?: (errors: FieldErrors<string>) => void;
  /** Handles a failure itself by returning `true`; otherwise the problem's message is shown. */
  onFailure?: (error: unknown) => boolean | Promise<boolean>;
};

/** Runs one action at a time: a submit while one is running does nothing. A failure becomes a message for the guest. */
export function useSubmitOnce({ firstProblem = null, onFieldErrors, onFailure }: Options = {}) {
  const t = useMessages();
  const isRunning = useRef(false);
  const { load, isLoading } = useLoad<null>();
  const [problem, setProblem] = useState(firstProblem);

  async function handle(error: unknown): Promise<void> {
    if (isCancelled(error)) return;
    const fieldErrors = onFieldErrors ? fieldErrorsOf(error) : null;
    if (fieldErrors) return onFieldErrors?.(fieldErrors);
    if (!(await onFailure?.(error))) setProblem(problemMessage(error, t));
  }

  /** Resolves to `true` when the action succeeded. */
  async function submit(action: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setProblem(null);
    try {
      await load(async () => {
        try {
          await action();
        } catch (error) {
          await handle(error);
          throw error;
        }
        return null;
      });
      return true;
    } catch {
      return false;
    } finally {
      isRunning.current = false;
    }
  }
  return { submit, isBusy: isLoading, problem, setProblem };
}
