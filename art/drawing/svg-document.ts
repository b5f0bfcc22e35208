import { blurs, rect, tenth } from "./svg-shapes.ts";

export type SvgDocument = {
  width: number;
  height: number;
  view: { x: number; y: number; width: number; height: number };
  definitions: string;
  body: string;
};

/** Blurring without a conversion of colours is faster, and one colour looks the same. */
const blurFilters = blurs
  .map(
    (size) =>
      `<filter id="blur-${size}" x="-30%" y="-80%" width="160%" height="260%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join("");

/** Darkens the corners by 12 %. */
const vignette = `<radialGradient id="vignette" r="0.75"><stop offset="0.62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.12"/></radialGradient>`;

export function svgDocument({ width, height, view, definitions, body }: SvgDocument): string {
  const box = [view.x, view.y, view.width, view.height].map(tenth).join(" ");
  const corners = rect(view.x, view.y, view.width, view.height, {
    fill: "url(#vignette)",
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${blurFilters}${vignette}${definitions}</defs>${body}${corners}</svg>`;
}
