import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint.ts";
import { openWaitingSheet, type SheetShape } from "./open-waiting-sheet.ts";

type Options<Loaded> = {
  /** The dialog is open and has not loaded. */
  isNeeded: boolean;
  load: () => Promise<Loaded>;
  onLoad: (loaded: Loaded) => void;
  title: string;
  shape?: SheetShape | undefined;
  isQuiet?: boolean | undefined;
  onClose: () => void;
};

/** Loads an open dialog. The waiting sheet shows its title meanwhile, and offers another attempt after a failure. */
export function useDialogLoad<Loaded>({ isNeeded, ...options }: Options<Loaded>): void {
  const start = useEffectEvent(() => {
    const { title, shape, isQuiet, load, onLoad, onClose } = options;
    const waiting = openWaitingSheet({ title, shape, isQuiet, onDismiss: onClose });
    let isGone = false;
    function onArrival(loaded: Loaded) {
      if (isGone) return;
      waiting.close();
      // Both happen before the browser paints, so that the page is not visible in between.
      flushSync(() => onLoad(loaded));
    }
    const attempt = () => {
      afterPaint()
        .then(load)
        .then(onArrival, () => isGone || waiting.fail(attempt));
    };
    attempt();
    return () => {
      isGone = true;
      waiting.close();
    };
  });
  const { shape } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a calendar of another shape is another module
  useEffect(() => (isNeeded ? start() : undefined), [isNeeded, shape]);
}
