// The server draws the page before its scripts come, so its styles must come with it.
import "#web/ui/checkbox.css";
import "#web/ui/code-field.css";
import "#web/ui/spinner.css";
import "#web/ui/text-field.css";
import { loadLogin } from "#web/login/load-login.ts";
import { LoginIsland } from "#web/login/login-island.ts";
import { withoutScript } from "#web/login/without-script.ts";
import type { Route } from "./+types/register.ts";

export const handle = { isEntry: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request, "register");
}

export const action = withoutScript;

export default function RegisterRoute({ loaderData }: Route.ComponentProps) {
  return <LoginIsland {...loaderData} refused={null} />;
}
