import { type ComponentType, useEffect, useState } from "react";

/** A part of every page that nobody sees at first, fetched once the page answers. Without it the page works on. */
export function LatePart({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      ({ default: Fetched }) => setPart(() => Fetched),
      () => undefined,
    );
  }, [load]);
  return Part && <Part />;
}
