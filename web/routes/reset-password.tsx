import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { withoutScript } from "#web/login/without-script.ts";
import type { Route } from "./+types/reset-password.ts";

const ResetPage = island({
  id: "reset",
  load: () => import("#web/login/reset-page.tsx"),
  words: ["login", "field"],
  isUrgent: () => true,
});

export const handle = { isEntry: true };

/** Looking at the link does not use it up. */
export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  const { valid } = await callWhileRendering(context, "checkResetLink", { params: { token } }, request.signal);
  return { token, isValid: valid };
}

export const action = withoutScript;

export default function ResetPasswordRoute({ loaderData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} />;
}
