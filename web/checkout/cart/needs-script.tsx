import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";

/** Card fields and banks need scripts; guests without them read this note with a phone number. */
export function NeedsScript() {
  return <NeedsScriptNote say={useNamespace("cart").needsScript} />;
}
