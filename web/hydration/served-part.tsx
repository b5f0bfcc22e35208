import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from "react";
import { ServedContext } from "./served-context.ts";

type Props = {
  children: ReactNode;
  fallback: ReactNode;
  /** Another key shows the fallback again, until its content has loaded. */
  contentKey?: string | number;
};

const isPageHydrated = () => typeof document !== "undefined" && document.documentElement.dataset.hydrated === "yes";

/**
 * A `Suspense` boundary within the shell or an island. React hydrates what is in it later than what is around it, so what
 * came with the document is a part of its own: presses and choices in it wait for it.
 */
export function ServedPart({ children, fallback, contentKey }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const isInServedIsland = use(ServedContext);
  const [isServed] = useState(() => isInServedIsland || !isPageHydrated());
  return (
    <div ref={part} data-island={isServed ? "pending" : undefined} className="contents">
      <Suspense key={contentKey} fallback={fallback}>
        {children}
        {isServed && <Hydrated part={part} />}
      </Suspense>
    </div>
  );
}

/** React commits it together with the content beside it. */
function Hydrated({ part }: { part: RefObject<HTMLElement | null> }) {
  // The timeout is needed: inside an effect React cannot hydrate the pressed element itself.
  useEffect(() => {
    setTimeout(() => part.current?.setAttribute("data-island", "hydrated"));
  }, [part]);
  return null;
}
