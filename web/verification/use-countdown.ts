import { useEffect, useState } from "react";

/** The seconds until a moment, counted down to zero. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const [watched, setWatched] = useState(moment);
  if (watched !== moment) {
    setWatched(moment);
    setSeconds(left());
  }
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
      setSeconds(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

/** "4:59", in Latin digits and from left to right in every language. */
export function clockText(seconds: number): string {
  return `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}\u2069`;
}
