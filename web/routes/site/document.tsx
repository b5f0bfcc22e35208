import { data } from "react-router";
import { loadCheckedDocument } from "#web/document/load-checked-document.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/document.ts";

const CheckedDocumentPage = island({
  id: "checked-document",
  load: () => import("#web/document/checked-document-page.tsx"),
  namespaces: ["document"],
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const document = await loadCheckedDocument(context, params.token, request);
  return data({ document }, { status: document ? 200 : 404 });
}

export default function DocumentRoute({ loaderData }: Route.ComponentProps) {
  return <CheckedDocumentPage {...loaderData} />;
}
