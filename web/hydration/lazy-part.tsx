import { type ComponentType, useEffect, useState } from "react";

/** A part of every page that is invisible at first and loads after hydration. The page works without it. */
export function LazyPart({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => undefined,
    );
  }, [load]);
  return Part && <Part />;
}
