import { createContext, type ReactNode, use } from "react";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
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

/** `useSubmitOnce` for actions on a booking: where the server asks for a code, the guest confirms it and the action runs again. */
export function useOrderSubmit(options: Parameters<typeof useSubmitOnce>[0] = {}) {
  const confirmed = use(ConfirmedOrderContext);
  if (!confirmed) throw new Error("ConfirmOrderProvider is missing above this component");
  const { submit, ...state } = useSubmitOnce(options);
  return { ...state, submit: (action: () => Promise<unknown>) => submit(() => confirmed(action)) };
}

function needsCode(error: unknown): boolean {
  return isProblem(error, "order-code-required");
}
