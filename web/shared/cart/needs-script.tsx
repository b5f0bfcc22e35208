import { useWords } from "#web/i18n/use-words.ts";
import { usePageContext } from "../page-context.tsx";

/** Card fields and banks need a script; whoever has none can read everything here, and call. */
export function NeedsScript() {
  const words = useWords("cart");
  const { site } = usePageContext();
  const phone = site.tollFree ?? site.supportPhone;
  return (
    <p className="mb-4 hidden rounded-control bg-warning-soft p-4 text-warning type-body noscript:block">
      {words.needsScript({ phone: `\u2066${phone}\u2069` })}
    </p>
  );
}
