import { loadLogin } from "#web/login/load-login.ts";
import { LoginIsland } from "#web/login/login-island.ts";
import type { Route } from "./+types/register.ts";

export const handle = { isLogin: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request, "register");
}

export default function RegisterRoute({ loaderData }: Route.ComponentProps) {
  return <LoginIsland {...loaderData} refused={null} />;
}
