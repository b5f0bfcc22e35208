import type { Crop } from "#art/drawing/canvas.ts";
import type { ExteriorTraits } from "./exterior-traits.ts";

/** Wide pictures (banners, link previews) keep the canvas width and cut sky and ground; others need no crop. */
export function wideCrop({ layout }: ExteriorTraits, size: { width: number; height: number }): Crop | undefined {
  const shape = size.width / size.height;
  if (shape < 1.6) return undefined;
  const width = Math.min(1900, 1600 * Math.max(1, shape / 1.9));
  const height = width / shape;
  return { centre: 800, top: Math.max(-200, layout.groundLine + height * 0.3 - height), width };
}
