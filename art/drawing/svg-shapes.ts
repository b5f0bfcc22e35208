/** Rounds to one decimal: finer than a screen pixel, and it keeps the SVG small. */
export const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number | undefined;
  round?: boolean;
  dash?: string;
  /** Blur radius in canvas pixels. */
  blur?: Blur;
  clip?: string;
  radius?: number;
};

export const blurs = [4, 12, 28] as const;
export type Blur = (typeof blurs)[number];

/** Path data with every number rounded: d`M${x},${y} h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, i) => text + formatted(values[i - 1] ?? "") + part);
}

export const path = (data: string, paint: Paint) => `<path d="${data}"${shapeAttributes(paint)}/>`;

export const rect = (x: number, y: number, width: number, height: number, paint: Paint) =>
  `<rect${numbers({ x, y, width, height })}${shapeAttributes(paint)}/>`;

export const circle = (cx: number, cy: number, r: number, paint: Paint) =>
  `<circle${numbers({ cx, cy, r })}${shapeAttributes(paint)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint) =>
  `<ellipse${numbers({ cx, cy, rx, ry })}${shapeAttributes(paint)}/>`;

export const group = (paint: Paint, children: readonly string[]) => `<g${attributes(paint)}>${children.join("")}</g>`;

/**
 * `opacity` makes the rasteriser composite a canvas of its own for the shape, half of the time of a picture. A shape with
 * either a fill or a stroke looks the same with the opacity of that paint.
 */
function shapeAttributes({ opacity, ...paint }: Paint): string {
  const { fill, stroke, blur } = paint;
  const isOnePaint = stroke === undefined || fill === "none";
  if (opacity === undefined || blur !== undefined || !isOnePaint) return attributes({ ...paint, opacity });
  return `${attributes(paint)} ${stroke === undefined ? "fill" : "stroke"}-opacity="${hundredth(opacity)}"`;
}

function attributes({ fill, stroke, width, opacity, round, dash, blur, clip, radius }: Paint): string {
  const values: Record<string, string | number | undefined> = {
    fill,
    stroke,
    "stroke-width": width === undefined ? undefined : tenth(width),
    "stroke-linecap": round ? "round" : undefined,
    "stroke-linejoin": round ? "round" : undefined,
    "stroke-dasharray": dash,
    opacity: opacity === undefined ? undefined : hundredth(opacity),
    filter: blur && `url(#blur-${blur})`,
    "clip-path": clip,
    rx: radius === undefined ? undefined : tenth(radius),
  };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

function numbers(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${tenth(value)}"`)
    .join("");
}

export const hundredth = (value: number) => Math.round(value * 100) / 100 + 0;

const formatted = (value: number | string) => (typeof value === "number" ? String(tenth(value)) : value);
