import { useWords } from "#web/i18n/use-words.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";

/** These steps solve a riddle or wait for a code, which takes a script; whoever has none is told so, and can call. */
export function NeedsScript() {
  return <NeedsScriptNote say={useWords("login").needsScript} />;
}
