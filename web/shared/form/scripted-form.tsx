import type { ComponentProps, FormEvent } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#web/i18n/messages-context.tsx";

type Props = Omit<ComponentProps<"form">, "method" | "noValidate" | "onSubmit"> & {
  /** Answers the form when the browser sends it; by default a page says that nothing was changed. */
  action?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that scripts send. Before hydration it waits for them (`holdEarlySubmits`); without them the browser sends it,
 * by POST, so that nothing of it is ever part of an address.
 */
export function ScriptedForm({ action, onSubmit, children, ...attributes }: Props) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form
      {...attributes}
      method="post"
      action={action ?? `/${language}/nothing-changed`}
      noValidate
      data-scripted=""
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {!action && <input type="hidden" name="returnTo" value={pathname + search} />}
      {children}
    </form>
  );
}
