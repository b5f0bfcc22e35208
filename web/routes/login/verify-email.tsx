import { VerifyIsland } from "#web/login/verify-island.ts";
import type { Route } from "./+types/verify-email.ts";

export const handle = { isLogin: true };

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") };
}

export default function VerifyEmailRoute({ loaderData: { token } }: Route.ComponentProps) {
  return <VerifyIsland channel="email" token={token} />;
}
