import "./spinner.css";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** The 2 px line above a list that is loading again; it keeps its height when idle, so that nothing moves. */
export function ProgressLine({ isBusy }: { isBusy: boolean }) {
  const t = useMessages();
  if (!isBusy) return <div aria-hidden="true" className="h-0.5" />;
  return (
    <div
      role="progressbar"
      aria-label={t.ui.loading}
      className="progress-line relative h-0.5 overflow-hidden rounded-pill bg-primary-soft"
    />
  );
}
