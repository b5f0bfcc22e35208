import { loadLogin } from "#web/login/load-login.ts";
import { LoginIsland } from "#web/login/login-island.ts";
import type { Route } from "./+types/forgot-password.ts";

export const handle = { isLogin: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request, "forgot");
}

export default function ForgotPasswordRoute({ loaderData }: Route.ComponentProps) {
  return <LoginIsland {...loaderData} refused={null} />;
}
