import { useNamespace } from "#web/i18n/use-namespace.ts";

/** Explains the circle around a property. */
export function MapNote() {
  return (
    <p className="self-start rounded-control-sm bg-surface/95 px-2 py-0.5 text-text shadow-e1 type-caption">
      {useNamespace("map").approximate}
    </p>
  );
}
