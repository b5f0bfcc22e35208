// The server draws the page before its scripts come, so its styles must come with it.
import "#web/ui/checkbox.css";
import "#web/ui/code-field.css";
import "#web/ui/spinner.css";
import "#web/ui/text-field.css";
import { loadLogin } from "#web/login/load-login.ts";
import { logInByForm } from "#web/login/log-in-by-form.ts";
import { LoginIsland } from "#web/login/login-island.ts";
import type { Route } from "./+types/login.ts";

export const handle = { isEntry: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request, "login");
}

export function action({ context, request }: Route.ActionArgs) {
  return logInByForm(context, request);
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginIsland {...loaderData} refused={actionData?.refused ?? null} />;
}
