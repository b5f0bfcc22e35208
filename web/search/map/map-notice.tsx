import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSearchQuery } from "../state/use-search-query.ts";
import { MAX_PROPERTIES } from "./map-payload.ts";
import type { useMapProperties } from "./use-map-properties.ts";

type Props = { found: ReturnType<typeof useMapProperties>; hasBounds: boolean; isMoved: boolean };

const box =
  "flex flex-col items-center gap-1 rounded-control bg-surface px-4 py-2 text-center text-text shadow-e2 type-small";
const action = "hit-area font-semibold text-primary underline underline-offset-4 hover:text-primary-hover";

/** The state of the map as text: nothing found, more than shown, or a failure. Screen readers read the count. */
export function MapNotice({ found, hasBounds, isMoved }: Props) {
  const t = useMessages();
  const words = useNamespace("map");
  const { goTo } = useSearchQuery();
  const { total, isFailed, isLoading, answerKey } = found;
  if (isFailed) {
    return (
      <div role="alert" className={box}>
        <p>{words.failed}</p>
        <button type="button" onClick={found.tryAgain} className={action}>
          {t.ui.tryAgain}
        </button>
      </div>
    );
  }
  const isEmpty = answerKey !== "" && !isLoading && total === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {answerKey !== "" && !isLoading && words.onMap({ n: Math.min(total, MAX_PROPERTIES) })}
      </p>
      {isEmpty && (
        <div className={box}>
          <p>{words.none}</p>
          {hasBounds && (
            <button type="button" onClick={() => goTo({ bounds: undefined }, { keepsModals: true })} className={action}>
              {words.everywhere}
            </button>
          )}
        </div>
      )}
      {!isLoading && !isMoved && total > MAX_PROPERTIES && (
        <p className="rounded-pill bg-surface px-3 py-1 text-text shadow-e1 type-caption">
          {words.first({ m: MAX_PROPERTIES, n: total })}
        </p>
      )}
    </>
  );
}
