import { useState } from "react";
import { readStored, writeStored } from "#web/lib/stored.ts";

const KEY = "CALENDAR_SHOWS_HIJRI";

/** Whether this guest wants Hijri days beside the others; shown until switched off, and remembered. */
export function useHijriChoice(): [boolean, (shows: boolean) => void] {
  const [shows, setShows] = useState(() => readStored<boolean>(localStorage, KEY) !== false);
  const choose = (wanted: boolean) => {
    setShows(wanted);
    writeStored(localStorage, KEY, wanted);
  };
  return [shows, choose];
}
