import { useNamespace } from "#web/i18n/use-namespace.ts";
import { scaleAt } from "./scale-bar.ts";
import type { Camera } from "./use-camera.ts";

/** The scale bar, and a note that the map is an illustration. */
export function MapScale({ latitude, zoom }: Camera) {
  const words = useNamespace("map");
  const { metres, pixels } = scaleAt(latitude, zoom);
  const distance =
    metres < 1_000 ? words.metres({ n: String(metres) }) : words.kilometres({ n: String(metres / 1_000) });
  return (
    <p className="flex items-end gap-3 text-text type-caption">
      <span className="rounded-control-sm bg-surface/85 px-1.5" title={words.illustrativeHint}>
        {words.illustrative}
      </span>
      <span className="inline-flex flex-col items-center">
        <span className="sr-only">{words.scale({ distance })}</span>
        <span aria-hidden="true" className="map-halo">
          {distance}
        </span>
        <span
          aria-hidden="true"
          className="h-1.5 border-text border-x-2 border-b-2"
          style={{ inlineSize: `${pixels}px` }}
        />
      </span>
    </p>
  );
}
