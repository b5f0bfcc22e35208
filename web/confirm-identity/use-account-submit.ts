import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { useConfirmedIdentity } from "./confirm-identity-provider.tsx";

/** `useSubmitOnce` for the account: where the server asks for it, the guest confirms their identity and the action runs again. */
export function useAccountSubmit(options: Parameters<typeof useSubmitOnce>[0] = {}) {
  const confirmed = useConfirmedIdentity();
  const { submit, ...state } = useSubmitOnce(options);
  return { ...state, submit: (action: () => Promise<unknown>) => submit(() => confirmed(action)) };
}
