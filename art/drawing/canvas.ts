/** Every exterior is composed on this field; pictures of other shapes look at a part of it or beyond its edges. */
export const CANVAS = { width: 1600, height: 1067 } as const;

/** Sky, land and sea reach this far, so that wide and tall crops find no bare edge. */
export const BLEED = {
  left: -700,
  right: 2300,
  top: -460,
  bottom: 1560,
} as const;

export type Point = readonly [x: number, y: number];

/** The part of the stage a picture shows. */
export type ViewBox = { x: number; y: number; width: number; height: number };

/** Where the picture looks: the middle of the view, its top, and how much of the stage's width it takes in. */
export type Crop = { centre: number; top: number; width: number };

/** The whole height of the stage, as wide as the picture is, unless a crop says otherwise. */
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
  if (!inside) throw new RangeError("The picture looks past the edge of the scene");
  return view;
}

/** A narrow view follows its subject but stays on the stage; a wider one keeps the stage in its middle. */
function sideOf(subject: number, width: number): number {
  const spare = CANVAS.width - width;
  if (spare <= 0) return spare / 2;
  return Math.min(spare, Math.max(0, subject - width / 2));
}
