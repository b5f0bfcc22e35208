import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";

/** Card fields and banks need a script; whoever has none can read everything here, and call. */
export function NeedsScript() {
  return <NeedsScriptNote say={useNamespace("cart").needsScript} />;
}
