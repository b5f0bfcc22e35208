import { useEffect, useState } from "react";
import { STICKY_SEARCH_OFFSET } from "#domain/shell/constants.ts";

/** The id of the banner, by which other parts find out whether it is visible. */
export const BANNER_ID = "banner";

/** Whether the guest has scrolled 100 px past the banner. It observes the crossing instead of every scroll event. */
export function useIsPast(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const banner = document.getElementById(BANNER_ID);
    if (!banner) return;
    const observer = new IntersectionObserver(([seen]) => setIsPast(!seen?.isIntersecting), {
      rootMargin: `${STICKY_SEARCH_OFFSET}px 0px 100% 0px`,
    });
    observer.observe(banner);
    return () => observer.disconnect();
  }, []);
  return isPast;
}
