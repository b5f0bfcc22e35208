// The server draws the page before its scripts come, so its styles must come with it.
import "#web/ui/code-field.css";
import "#web/ui/spinner.css";
import "#web/ui/text-field.css";
import { VerifyIsland } from "#web/login/verify-island.ts";
import { withoutScript } from "#web/login/without-script.ts";

export const handle = { isEntry: true };

export const action = withoutScript;

export default function VerifyPhoneRoute() {
  return <VerifyIsland channel="phone" token={null} />;
}
