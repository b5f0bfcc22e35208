import { type Colour, mix } from "./colour.ts";
import { hundredth } from "./svg-shapes.ts";

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];
/** Start and end of a gradient, as shares of the shape's bounding box. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];

/** The gradients and clip paths of one layer. Ids start with the layer's name, so they are unique in the document. */
export type Definitions = {
  linear(stops: readonly Stop[], direction?: Direction): string;
  radial(stops: readonly Stop[]): string;
  clip(data: string): string;
  markup(): string;
};

export function definitions(layer: string): Definitions {
  const made: string[] = [];
  const add = (tag: string, attributes: string, content: string) => {
    const id = `${layer}-${made.length}`;
    made.push(`<${tag} id="${id}"${attributes}>${content}</${tag}>`);
    return `url(#${id})`;
  };
  return {
    linear: (stops, [x1, y1, x2, y2] = DOWN) =>
      add("linearGradient", ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopsMarkup(stops)),
    radial: (stops) => add("radialGradient", "", stopsMarkup(stops)),
    clip: (data) => add("clipPath", "", `<path d="${data}"/>`),
    markup: () => made.join(""),
  };
}

/** Adds stops mixed in OKLab, because SVG interpolates in sRGB, which makes dusk skies grey. */
export function smoothStops(stops: readonly Stop[], steps = 5): Stop[] {
  return stops.flatMap((stop, i): Stop[] => {
    const next = stops[i + 1];
    if (!next) return [stop];
    return Array.from({ length: steps }, (_, step): Stop => {
      const share = step / steps;
      return [stop[0] + (next[0] - stop[0]) * share, mix(stop[1], next[1], share)];
    });
  });
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const seen = opacity === undefined ? "" : ` stop-opacity="${hundredth(opacity)}"`;
      return `<stop offset="${hundredth(offset)}" stop-color="${colour}"${seen}/>`;
    })
    .join("");
}
