// The form has no script that loads its styles, so they come with the page.
import "#web/search-box/plain-fields.css";
import { lazy, Suspense } from "react";
import { useModal } from "#web/shared/modal-url.ts";
import { useBoxProps } from "./box/use-box-props.ts";
import type { ResultsData } from "./state/results-data.ts";

/** Rendered on the server only, so that no browser loads it. */
const OpenBox = lazy(async () => ({ default: (await import("#web/search-box/open-box.tsx")).OpenBox }));

/** Without JavaScript the search bar is a link to the same results with the whole form, which is shown here. */
export function PlainSearch({ data }: { data: ResultsData }) {
  const drawer = useModal("MODIFY_SEARCH_DRAWER");
  return drawer.isOpen && <PlainForm data={data} />;
}

function PlainForm({ data }: { data: ResultsData }) {
  const box = useBoxProps(data);
  return (
    <noscript>
      <Suspense>
        <OpenBox {...box} />
      </Suspense>
    </noscript>
  );
}
