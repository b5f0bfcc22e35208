import { d, path } from "#art/drawing/svg-shapes.ts";

/** A thin moon as one path: two arcs between the same two tips. */
export function crescent(x: number, y: number, radius: number, tilt: number): string {
  const tip = (angle: number) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  const [x1, y1] = tip(tilt - 1.15);
  const [x2, y2] = tip(tilt + 1.15);
  const inner = radius * 0.93;
  const data = d`M${x1},${y1} A${radius},${radius} 0 1 0 ${x2},${y2} A${inner},${inner} 0 0 1 ${x1},${y1}Z`;
  return path(data, { fill: "#fdf4d8" });
}
