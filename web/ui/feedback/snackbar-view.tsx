import { useSyncExternalStore } from "react";
import { SnackbarBox } from "./snackbar-box.tsx";
import type { SnackbarQueue } from "./snackbar-queue.ts";

const noMessage = () => null;

/** The live region exists before the first message, so that screen readers announce that one too. */
export function SnackbarView({ queue }: { queue: SnackbarQueue }) {
  const current = useSyncExternalStore(queue.subscribe, queue.current, noMessage);
  return (
    <div
      role="status"
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="snackbar-place pointer-events-none fixed inset-x-0 z-toast flex justify-center px-4"
    >
      {current && (
        <SnackbarBox
          key={current.id}
          message={current}
          onDismiss={queue.dismiss}
          onPause={queue.pause}
          onResume={queue.resume}
        />
      )}
    </div>
  );
}
