import type { Brush } from "#art/drawing/brush.ts";
import type { Point } from "#art/drawing/canvas.ts";
import type { Perspective } from "#art/drawing/perspective.ts";
import { recede } from "#art/drawing/perspective.ts";
import { d } from "#art/drawing/svg-shapes.ts";
import type { HouseColours } from "#art/exterior/scene/exterior-traits.ts";

/** The front of one block of a house; its colours are already shaded. */
export type Facade = {
  x: number;
  top: number;
  width: number;
  height: number;
  storeys: number;
  /** How far each wall leans in at the top, as a share of the width. */
  batter: number;
  /** The index of the ground-floor bay with the door, from the left; `null` for a block without one. */
  doorBay: number | null;
  colours: HouseColours;
};

/** The space for one window or door; `x` is its centre. */
export type Bay = {
  x: number;
  top: number;
  width: number;
  height: number;
  storey: number;
  index: number;
};

export const baseOf = (facade: Facade) => facade.top + facade.height;

export function frontFace({ x, top, width, height, batter }: Facade): string {
  const inset = width * batter;
  return d`M${x},${top + height} L${x + inset},${top} H${x + width - inset} L${x + width},${top + height}Z`;
}

export function bayCount(width: number, bayWidth: number): number {
  return Math.max(1, Math.floor((width * 0.96) / bayWidth));
}

/** Every bay of every storey, top storey first; storey 0 is the ground floor. */
export function baysOf({ x, top, width, height, storeys }: Facade, bayWidth: number): Bay[] {
  const count = bayCount(width, bayWidth);
  const storeyHeight = height / storeys;
  const wide = (width * 0.94) / count;
  return Array.from({ length: storeys * count }, (_, i) => {
    const row = Math.floor(i / count);
    const index = i % count;
    const middle = x + width * 0.03 + wide * (index + 0.5);
    return {
      x: middle,
      top: top + row * storeyHeight,
      width: wide,
      height: storeyHeight,
      storey: storeys - 1 - row,
      index,
    };
  });
}

export const isDoor = (facade: Facade, bay: Bay) => bay.storey === 0 && bay.index === facade.doorBay;

/** The depth of a block, as a share of the distance to the vanishing point. */
const DEPTH = 0.1;

/** The visible side wall, or `null` when the vanishing point lies behind the front. */
export function sideFace(eye: Perspective, facade: Facade): string | null {
  const { x, top, width, batter } = facade;
  const toRight = eye.vanishing > x + width;
  if (!toRight && eye.vanishing > x) return null;
  const edge = toRight ? x + width : x;
  const tilt = (toRight ? -1 : 1) * width * batter;
  const upper: Point = [edge + tilt, top];
  const lower: Point = [edge, baseOf(facade)];
  const [ux, uy] = recede(eye, upper, DEPTH);
  const [lx, ly] = recede(eye, lower, DEPTH);
  return d`M${upper[0]},${upper[1]} L${ux},${uy} L${lx},${ly} L${lower[0]},${lower[1]}Z`;
}

/** The roof, or `null` when the block is higher than the horizon. */
export function roofFace(eye: Perspective, { x, top, width }: Facade): string | null {
  if (top <= eye.horizon) return null;
  const [lx, ly] = recede(eye, [x, top], DEPTH);
  const [rx] = recede(eye, [x + width, top], DEPTH);
  return d`M${x},${top} L${lx},${ly} H${rx} L${x + width},${top}Z`;
}

export type FacadePart = (brush: Brush, facade: Facade) => string;
export type BayPart = (brush: Brush, facade: Facade, bay: Bay) => string;

/** How the facade of one building style is drawn. */
export type FacadeStyle = {
  bayWidth: number;
  batter: number;
  surface: FacadePart;
  opening: BayPart;
  door: BayPart;
  crown: FacadePart;
};
