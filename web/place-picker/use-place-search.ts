import { useEffect, useState } from "react";
import type { PlaceAnswer, SentenceAnswer } from "#contract/search/place.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { MAX_SENTENCE } from "#domain/sentence/sentence.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled, requests } from "#web/lib/api/request-register.ts";

const DEBOUNCE_MS = 150;
const GROUP = "places";

type Found = { text: string; places: PlaceAnswer | null; sentence: SentenceAnswer | null };

type Options = {
  /** Places are points from which distances are measured; the text is no sentence. */
  isForPoints?: boolean;
};

/** What the typed text names and asks for. `isFailed`: only the places of the page are known. */
export function usePlaceSearch(typed: string, { isForPoints = false }: Options = {}) {
  const locale = useLanguage();
  const text = typed.trim().slice(0, MAX_PLACE_TEXT);
  const [found, setFound] = useState<Found>({ text: "", places: null, sentence: null });
  useEffect(() => {
    if (text === "") return;
    const options = { group: GROUP };
    const points = isForPoints ? ("all" as const) : undefined;
    const isRead = !isForPoints && isSentence(text);
    const ask = async () => {
      const [places, sentence] = await Promise.all([
        orNull(callFromBrowser("findPlaces", { query: { text, locale, points } }, options)),
        isRead ? orNull(callFromBrowser("readSentence", { query: { text, locale } }, options)) : null,
      ]);
      setFound({ text, places, sentence });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      requests.cancelGroup(GROUP);
    };
  }, [text, locale, isForPoints]);
  const isCurrent = text !== "" && found.text === text;
  return {
    places: isCurrent ? found.places : null,
    sentence: isCurrent ? found.sentence : null,
    isLoading: text !== "" && !isCurrent,
    isFailed: isCurrent && found.places === null,
  };
}

/** A link or a single word is no sentence. */
function isSentence(text: string): boolean {
  return /\s/.test(text) && text.length <= MAX_SENTENCE && !/https?:\/\/|^geo:/i.test(text);
}

/** A cancelled call has a newer one behind it. */
async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isCancelled(error)) throw error;
    return null;
  }
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;
