import { type RefObject, useEffect, useState } from "react";
import { STICKY_SEARCH_OFFSET } from "#domain/shell/constants.ts";

/** Whether the guest has scrolled past the banner and 100 px more; watches that line, not every step of scrolling. */
export function useIsPast(banner: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!banner.current) return;
    const watch = new IntersectionObserver(([seen]) => setIsPast(!seen?.isIntersecting), {
      rootMargin: `${STICKY_SEARCH_OFFSET}px 0px 100% 0px`,
    });
    watch.observe(banner.current);
    return () => watch.disconnect();
  }, [banner]);
  return isPast;
}
