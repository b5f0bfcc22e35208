import { leftToRight } from "#domain/text/left-to-right.ts";
import { usePageContext } from "./page-context.tsx";

/** Shown without JavaScript: what the page cannot do, and the phone number to call instead. */
export function NeedsScriptNote({ say }: { say: (given: { phone: string }) => string }) {
  const { site } = usePageContext();
  const phone = site.tollFree ?? site.supportPhone;
  return (
    <p className="mb-4 hidden rounded-control bg-warning-soft p-4 text-warning type-body noscript:block">
      {say({ phone: leftToRight(phone) })}
    </p>
  );
}
