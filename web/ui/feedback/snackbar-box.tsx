import "./snackbar.css";
import type { SnackbarMessage } from "./snackbar-queue.ts";

type Props = { message: SnackbarMessage; onDismiss: () => void; onPause?: () => void; onResume?: () => void };

/** One message on a dark surface with at most one action; hovering or focusing it pauses its timer. */
export function SnackbarBox({ message: { text, action }, onDismiss, onPause, onResume }: Props) {
  const act = () => {
    action?.onPress();
    onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these handlers only pause the timer, the action is a button
    <div
      className="snackbar pointer-events-auto flex min-h-12 w-full max-w-[560px] sm:w-fit sm:min-w-72 items-center gap-2 rounded-control bg-footer ps-4 pe-2 text-footer-text shadow-e3"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      onKeyDown={(event) => event.key === "Escape" && onDismiss()}
    >
      <p className="type-small grow py-3">{text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="type-button min-h-11 shrink-0 cursor-pointer rounded-control-sm px-3 text-footer-link hover:underline"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
