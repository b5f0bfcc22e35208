import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { CancelledCall } from "#web/lib/api/request-register.ts";

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import("./confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
}));

/** Does a deed; when the server first wants to see who it is, asks the owner and does it again. */
type Confirmed = <T>(deed: () => Promise<T>) => Promise<T>;
const ConfirmContext = createContext<Confirmed | null>(null);

type Question = { answer: () => void; leave: () => void };

/** Asks "is it you?" over the page whenever a deed inside it needs a fresh proof. */
export function ConfirmIdentityProvider({ user, children }: { user: User; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const question = useRef<Question>(null);
  const ask = useCallback(() => {
    setWasOpened(true);
    setOpen(true);
    return new Promise<void>((resolve, reject) => {
      question.current = { answer: resolve, leave: () => reject(new CancelledCall()) };
    });
  }, []);
  const confirmed: Confirmed = useCallback(
    async (deed) => {
      try {
        return await deed();
      } catch (error) {
        if (!wantsProof(error)) throw error;
      }
      await ask();
      return deed();
    },
    [ask],
  );
  function end(how: keyof Question) {
    setOpen(false);
    question.current?.[how]();
    question.current = null;
  }
  return (
    <ConfirmContext value={confirmed}>
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <ConfirmIdentityDialog
            user={user}
            isOpen={isOpen}
            onConfirmed={() => end("answer")}
            onClose={() => end("leave")}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

export function useConfirmedIdentity(): Confirmed {
  const confirmed = use(ConfirmContext);
  if (!confirmed) throw new Error("ConfirmIdentityProvider is missing above this component");
  return confirmed;
}

function wantsProof(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403 && error.body?.error.details?.reauthenticate === true;
}
