import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import type { Route } from "./+types/reset-password.ts";

const ResetPage = island({
  id: "reset",
  load: () => import("#web/login/reset-page.tsx"),
  namespaces: ["login", "field"],
  hydrates: { isAlways: true },
});

export const handle = { isLogin: true };

/** Loading the link does not use it up. */
export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  const { valid } = await callFromLoader(context, "checkResetLink", { params: { token } }, request.signal);
  return { token, isValid: valid };
}

export default function ResetPasswordRoute({ loaderData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} />;
}
