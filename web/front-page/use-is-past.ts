import { useEffect, useState } from "react";
import { STICKY_SEARCH_OFFSET } from "#domain/shell/constants.ts";

/** Names the banner in the page, for whoever must know whether it is still in sight. */
export const BANNER_ID = "banner";

/** Whether the guest has scrolled past the banner and 100 px more; watches that line, not every step of scrolling. */
export function useIsPast(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const banner = document.getElementById(BANNER_ID);
    if (!banner) return;
    const watch = new IntersectionObserver(([seen]) => setIsPast(!seen?.isIntersecting), {
      rootMargin: `${STICKY_SEARCH_OFFSET}px 0px 100% 0px`,
    });
    watch.observe(banner);
    return () => watch.disconnect();
  }, []);
  return isPast;
}
