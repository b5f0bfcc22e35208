import { data } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/nothing-changed.ts";

const NothingChangedPage = island({
  id: "nothing-changed",
  load: () => import("#web/shell/nothing-changed-page.tsx"),
  namespaces: ["nothingChanged"],
});

/** A form that needs JavaScript was sent without it (`ScriptedForm`): of what it holds only the way back is read. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  return data({ back: localPath(form.get("returnTo")) ?? null }, { status: 400 });
}

export default function NothingChangedRoute({ actionData }: Route.ComponentProps) {
  return <NothingChangedPage back={actionData?.back ?? null} />;
}
