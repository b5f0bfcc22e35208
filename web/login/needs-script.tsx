import { useWords } from "#web/i18n/use-words.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** These steps solve a riddle or wait for a code, which takes a script; whoever has none is told so, and can call. */
export function NeedsScript() {
  const words = useWords("login");
  const { site } = usePageContext();
  const phone = site.tollFree ?? site.supportPhone;
  return (
    <p className="mb-4 hidden rounded-control bg-warning-soft p-4 text-warning type-body noscript:block">
      {words.needsScript({ phone: `\u2066${phone}\u2069` })}
    </p>
  );
}
