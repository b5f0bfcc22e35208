import { loadLogin } from "#web/login/load-login.ts";
import { logInByForm } from "#web/login/log-in-by-form.ts";
import { LoginIsland } from "#web/login/login-island.ts";
import type { Route } from "./+types/login.ts";

export const handle = { isLogin: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request, "login");
}

export function action({ context, request }: Route.ActionArgs) {
  return logInByForm(context, request);
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginIsland {...loaderData} refused={actionData?.refused ?? null} />;
}
