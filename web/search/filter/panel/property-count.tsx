import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";

/** How many properties an option would find: a number on the screen, a phrase for screen readers. */
export function PropertyCount({ n }: { n: number }) {
  const t = useMessages();
  const comma = useLanguage() === "ar" ? "، " : ", ";
  return (
    <>
      <small aria-hidden="true" className="type-small">
        {n}
      </small>
      <span className="sr-only">{`${comma}${t.count.homes({ n })}`}</span>
    </>
  );
}
