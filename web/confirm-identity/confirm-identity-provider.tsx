import { type ComponentProps, createContext, type ReactNode, Suspense, use } from "react";
import type { User } from "#contract/account/account.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { type Confirmed, useConfirmedAction } from "#web/shared/form/use-confirmed-action.ts";

const ConfirmIdentityDialog = lazyDialog({ load: () => import("./confirm-identity-dialog.tsx") });

const ConfirmedIdentityContext = createContext<Confirmed | null>(null);

/** Opens the identity dialog whenever an action inside it requires a fresh confirmation. Without a user none does. */
export function ConfirmIdentityProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const { confirmed, isOpen, end } = useConfirmedAction(needsConfirmation);
  return (
    <ConfirmedIdentityContext value={confirmed}>
      {children}
      {user && (
        <Suspense>
          <TitledDialog user={user} isOpen={isOpen} onConfirmed={() => end("confirm")} onClose={() => end("cancel")} />
        </Suspense>
      )}
    </ConfirmedIdentityContext>
  );
}

function TitledDialog(props: Omit<ComponentProps<typeof ConfirmIdentityDialog>, "waiting">) {
  const { confirm: words } = useNamespace("account");
  return <ConfirmIdentityDialog waiting={{ title: words.title }} {...props} />;
}

export function useConfirmedIdentity(): Confirmed {
  const confirmed = use(ConfirmedIdentityContext);
  if (!confirmed) throw new Error("ConfirmIdentityProvider is missing above this component");
  return confirmed;
}

function needsConfirmation(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403 && error.body?.error.details?.reauthenticate === true;
}
