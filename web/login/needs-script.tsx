import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";

/** These steps solve a riddle or wait for a code, which takes a script; whoever has none is told so, and can call. */
export function NeedsScript() {
  return <NeedsScriptNote say={useNamespace("login").needsScript} />;
}
