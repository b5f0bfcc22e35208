import { createContext, type ReactNode, useContext, useState } from "react";
import { createSnackbarQueue, type SnackbarMessage } from "./snackbar-queue.ts";
import { SnackbarView } from "./snackbar-view.tsx";

export type ShowSnackbar = (message: SnackbarMessage) => void;

const SnackbarContext = createContext<ShowSnackbar | null>(null);

/** Holds the queue of one page and shows its current message above the page's bars. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => createSnackbarQueue());
  return (
    <SnackbarContext value={queue.show}>
      {children}
      <SnackbarView queue={queue} />
    </SnackbarContext>
  );
}

/** For components that also render around a failed page, where no provider exists. */
export function useSnackbarIfAny(): ShowSnackbar | null {
  return useContext(SnackbarContext);
}

export function useSnackbar(): ShowSnackbar {
  const show = useSnackbarIfAny();
  if (!show) throw new Error("useSnackbar needs a SnackbarProvider above it");
  return show;
}
