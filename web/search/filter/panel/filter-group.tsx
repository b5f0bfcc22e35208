import type { FocusEvent, ReactNode } from "react";

type Props = {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
  onFocus?: () => void;
  /** Focus has left the whole group. */
  onLeave?: () => void;
};

/** One filter of the panel under its name. */
export function FilterGroup({ title, hint, children, onFocus, onLeave }: Props) {
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  return (
    <div className="border-border border-b py-5 first:pt-0 last:border-b-0">
      <fieldset onFocus={onFocus} onBlur={leave} className="min-w-0">
        <legend className="mb-1 w-full text-text type-h3">{title}</legend>
        {hint && <p className="mb-2 text-text-2 type-small">{hint}</p>}
        {children}
      </fieldset>
    </div>
  );
}
