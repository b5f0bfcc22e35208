import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";

/** These steps need a captcha or a code, and so JavaScript; without it the page says so and shows a phone number. */
export function NeedsScript() {
  return <NeedsScriptNote say={useNamespace("login").needsScript} />;
}
