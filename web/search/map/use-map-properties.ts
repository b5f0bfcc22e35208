import { useEffect, useState } from "react";
import type { PropertyCard } from "#contract/search/search.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { storedLocation } from "../state/user-location.ts";
import { type MapQuestion, mapPayload } from "./map-payload.ts";

type Answer = { key: string; properties: PropertyCard[]; total: number };

/** The properties of the same search as the list, up to a hundred, independent of its page. The last ones stay while loading. */
export function useMapProperties(question: MapQuestion) {
  const body = mapPayload(question, storedLocation());
  const key = JSON.stringify(body);
  const [attempts, setAttempts] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the query represents it, and a retry repeats it.
  useEffect(() => {
    let isCurrent = true;
    setFailed(undefined);
    callFromBrowser("searchProperties", { body }, { scope: "map" }).then(
      ({ properties, totalCount }) => isCurrent && setAnswer({ key, properties: properties, total: totalCount }),
      (error: unknown) => isCurrent && !isCancelled(error) && setFailed(key),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempts]);
  return {
    properties: answer?.properties ?? none,
    total: answer?.total ?? 0,
    /** The query of the properties; empty before the first answer. */
    answerKey: answer?.key ?? "",
    isLoading: answer?.key !== key && failed !== key,
    isFailed: failed === key,
    tryAgain: () => setAttempts((count) => count + 1),
  };
}

const none: PropertyCard[] = [];
