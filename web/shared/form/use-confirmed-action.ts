import { useCallback, useRef, useState } from "react";
import { CancelledCall } from "#web/lib/api/request-register.ts";

/** Runs an action; when the server requires it, a dialog asks for a confirmation and the action runs again. */
export type Confirmed = <T>(action: () => Promise<T>) => Promise<T>;

type PendingDialog = { confirm: () => void; cancel: () => void };

/** The state of a dialog that confirms actions. `isRequired` recognises the refusal that asks for it. */
export function useConfirmedAction(isRequired: (error: unknown) => boolean) {
  const [isOpen, setOpen] = useState(false);
  const pending = useRef<PendingDialog>(null);
  const openDialog = useCallback(() => {
    setOpen(true);
    return new Promise<void>((resolve, reject) => {
      pending.current = { confirm: resolve, cancel: () => reject(new CancelledCall()) };
    });
  }, []);
  const confirmed: Confirmed = useCallback(
    async (action) => {
      try {
        return await action();
      } catch (error) {
        if (!isRequired(error)) throw error;
      }
      await openDialog();
      return action();
    },
    [openDialog, isRequired],
  );
  function end(how: keyof PendingDialog) {
    setOpen(false);
    pending.current?.[how]();
    pending.current = null;
  }
  return { confirmed, isOpen, end };
}
