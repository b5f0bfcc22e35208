import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { CancelledCall } from "#web/lib/api/request-register.ts";

const ConfirmIdentityDialog = lazyDialog({ load: () => import("./confirm-identity-dialog.tsx") });

/** Runs an action; when the server requires it, the owner confirms their identity and the action runs again. */
type Confirmed = <T>(action: () => Promise<T>) => Promise<T>;
const ConfirmedIdentityContext = createContext<Confirmed | null>(null);

type PendingDialog = { confirm: () => void; cancel: () => void };

/** Opens the identity dialog whenever an action inside it requires a fresh confirmation. */
export function ConfirmIdentityProvider({ user, children }: { user: User; children: ReactNode }) {
  const { confirm: words } = useNamespace("account");
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
      <ConfirmIdentityDialog
        waiting={{ title: words.title }}
        user={user}
        isOpen={isOpen}
        onConfirmed={() => end("confirm")}
        onClose={() => end("cancel")}
      />
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
