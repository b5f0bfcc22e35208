import type { ReactNode } from "react";
import { EmptyState, type StateProps } from "./empty-state.tsx";

/** An error that the guest did not cause, announced at once to screen readers, with actions. */
export function ErrorState({ reference, ...state }: StateProps & { reference?: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState {...state} />
      {reference && <p className="type-caption -mt-4 pb-4 text-center text-muted">{reference}</p>}
    </div>
  );
}
