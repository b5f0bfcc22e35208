import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { CancelledCall } from "#web/lib/api/request-register.ts";

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import("./confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
}));

/** Runs an action; when the server requires it, the owner confirms their identity and the action runs again. */
type Confirmed = <T>(action: () => Promise<T>) => Promise<T>;
const ConfirmedIdentityContext = createContext<Confirmed | null>(null);

type PendingDialog = { confirm: () => void; cancel: () => void };

/** Opens the identity dialog whenever an action inside it requires a fresh confirmation. */
export function ConfirmIdentityProvider({ user, children }: { user: User; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const pending = useRef<PendingDialog>(null);
  const openDialog = useCallback(() => {
    setWasOpened(true);
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
        if (!needsConfirmation(error)) throw error;
      }
      await openDialog();
      return action();
    },
    [openDialog],
  );
  function end(how: keyof PendingDialog) {
    setOpen(false);
    pending.current?.[how]();
    pending.current = null;
  }
  return (
    <ConfirmedIdentityContext value={confirmed}>
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <ConfirmIdentityDialog
            user={user}
            isOpen={isOpen}
            onConfirmed={() => end("confirm")}
            onClose={() => end("cancel")}
          />
        </Suspense>
      )}
    </ConfirmedIdentityContext>
  );
}

export function useConfirmedIdentity(): Confirmed {
  const confirmed = use(ConfirmedIdentityContext);
  if (!confirmed) throw new Error("ConfirmIdentityProvider is missing above this component");
  return confirmed;
}

function needsConfirmation(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403 && error.body?.error.details?.reauthenticate === true;
}
