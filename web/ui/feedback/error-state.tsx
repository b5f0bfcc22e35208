import type { ReactNode } from "react";
import { EmptyState, type StateProps } from "./empty-state.tsx";

/** Something failed and was not the guest's doing: said at once to readers, with the way out. */
export function ErrorState({ reference, ...state }: StateProps & { reference?: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState {...state} />
      {reference && <p className="type-caption -mt-4 pb-4 text-center text-muted">{reference}</p>}
    </div>
  );
}
