import { useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";

/** One deed at a time: what runs cannot be begun again, and what went wrong is told in the guest's words. */
export function useSubmitOnce(first: string | null = null) {
  const t = useMessages();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(first);

  /** `refuse` may take a problem upon itself by answering `true`. */
  async function run(deed: () => Promise<void>, refuse: (error: unknown) => boolean = () => false): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await deed();
    } catch (error) {
      if (!isCancelled(error) && !refuse(error)) setProblem(problemMessage(error, t));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy, problem, setProblem };
}
