import { createContext, type ReactNode, use } from "react";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { type Confirmed, useConfirmedAction } from "#web/shared/form/use-confirmed-action.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import type { CodeOrder } from "./order-code-section.tsx";

const ConfirmOrderDialog = lazyDialog({
  load: () => import("./confirm-order-dialog.tsx"),
  namespaces: ["login", "field"],
});

const ConfirmedOrderContext = createContext<Confirmed | null>(null);

/** Opens the dialog for a code whenever an action inside it is refused because this browser can only read the booking. */
export function ConfirmOrderProvider({ order, children }: { order: CodeOrder; children: ReactNode }) {
  const { confirm: words } = useNamespace("order");
  const { confirmed, isOpen, end } = useConfirmedAction(needsCode);
  return (
    <ConfirmedOrderContext value={confirmed}>
      {children}
      <ConfirmOrderDialog
        waiting={{ title: words.title }}
        order={order}
        isOpen={isOpen}
        onConfirmed={() => end("confirm")}
        onClose={() => end("cancel")}
      />
    </ConfirmedOrderContext>
  );
}

/** Runs an action on the booking, again once the guest has confirmed a code; a guest who does not cancels the call. */
export function useConfirmedOrder(): Confirmed {
  const confirmed = use(ConfirmedOrderContext);
  if (!confirmed) throw new Error("ConfirmOrderProvider is missing above this component");
  return confirmed;
}

type SubmitOptions = Parameters<typeof useSubmitOnce>[0] & {
  /** The guest closed the dialog without a code. */
  onDismiss?: () => void;
};

/** `useSubmitOnce` for actions on a booking: where the server asks for a code, the guest confirms it and the action runs again. */
export function useOrderSubmit({ onDismiss, ...options }: SubmitOptions = {}) {
  const confirmed = useConfirmedOrder();
  const { submit, ...state } = useSubmitOnce(options);
  const runOrDismiss = async (action: () => Promise<unknown>) => {
    try {
      await confirmed(action);
    } catch (error) {
      if (isCancelled(error)) onDismiss?.();
      throw error;
    }
  };
  return { ...state, submit: (action: () => Promise<unknown>) => submit(() => runOrDismiss(action)) };
}

function needsCode(error: unknown): boolean {
  return isProblem(error, "order-code-required");
}
