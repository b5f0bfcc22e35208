/** The canvas of every exterior, in pixels. Pictures with another aspect ratio show a part of it, or its bleed too. */
export const CANVAS = { width: 1600, height: 1067 } as const;

/** Sky, land and sea are drawn up to these limits, so that wide and tall crops have no empty edge. */
export const BLEED = {
  left: -700,
  right: 2300,
  top: -460,
  bottom: 1560,
} as const;

export type Point = readonly [x: number, y: number];

/** The part of the canvas a picture shows. */
export type ViewBox = { x: number; y: number; width: number; height: number };

/** The horizontal centre, the top and the width of the part of the canvas that a picture shows. */
export type Crop = { centre: number; top: number; width: number };

/** Without a crop, the view box has the height of the canvas and the aspect ratio of the picture. */
export function viewBoxOf(size: { width: number; height: number }, subject: number, crop?: Crop): ViewBox {
  const shape = size.width / size.height;
  const width = crop?.width ?? CANVAS.height * shape;
  const x = crop ? crop.centre - width / 2 : sideOf(subject, width);
  const view = { x, y: crop?.top ?? 0, width, height: width / shape };
  const inside =
    view.x >= BLEED.left &&
    view.x + view.width <= BLEED.right &&
    view.y >= BLEED.top &&
    view.y + view.height <= BLEED.bottom;
  if (!inside) throw new RangeError("The view box exceeds the bleed");
  return view;
}

/** The left edge: a narrow view is centred on its subject within the canvas, a wide one is centred on the canvas. */
function sideOf(subject: number, width: number): number {
  const spare = CANVAS.width - width;
  if (spare <= 0) return spare / 2;
  return Math.min(spare, Math.max(0, subject - width / 2));
}
