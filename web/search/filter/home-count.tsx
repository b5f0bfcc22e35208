import { useMessages } from "#web/i18n/messages-context.tsx";

/** How many homes an option would leave: a number to see, a phrase to hear. */
export function HomeCount({ n }: { n: number }) {
  const t = useMessages();
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {n}
      </span>
      <span className="sr-only">{`, ${t.count.chalets({ n })}`}</span>
    </>
  );
}
