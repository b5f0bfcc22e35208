import "./spinner.css";
import { useMessages } from "#web/i18n/messages-context.tsx";

const sizes = { s: "size-5 border-2", m: "size-8 border-3", l: "size-14 border-4" } as const;

/** A spinner; screen readers read "Loading…" unless `isSilent` because a text beside it says so. */
export function Spinner({ size = "m", isSilent = false }: { size?: keyof typeof sizes; isSilent?: boolean }) {
  const t = useMessages();
  const ring = `spinner inline-block shrink-0 rounded-pill border-current border-e-transparent ${sizes[size]}`;
  if (isSilent) return <span aria-hidden="true" className={ring} />;
  return (
    <span role="status" className="inline-flex text-primary">
      <span aria-hidden="true" className={ring} />
      <span className="sr-only">{t.ui.loading}</span>
    </span>
  );
}
