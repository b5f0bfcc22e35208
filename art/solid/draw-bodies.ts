import type { Colour } from "#art/colour/colour.ts";
import type { Point } from "#art/scene/stage.ts";
import { tenth } from "#art/svg/shapes.ts";
import { type Body, type Face, layers } from "./body.ts";
import type { Camera } from "./camera.ts";
import { clipToFrustum } from "./frustum.ts";
import { glowFaces } from "./glow.ts";
import { type Lighting, shadedColour } from "./lighting.ts";
import { paintOrder } from "./paint-order.ts";
import { dot, minus, normalOf, type Vec } from "./vector.ts";

type Shape = { points: readonly Point[]; fill: Colour; opacity: number };
type Drawn = { body: Body; shapes: Shape[]; box: readonly [number, number, number, number] };

/** Everything the camera sees of the bodies, as SVG paths from far to near. */
export function drawBodies(bodies: readonly Body[], camera: Camera, lighting: Lighting): string {
  const colourOf = remembered(lighting);
  const drawn = bodies
    .map(
      (body): Drawn =>
        withBox(
          body,
          facesOf(body, camera).flatMap((face) => shapeOf(face, camera, colourOf)),
        ),
    )
    .filter(({ shapes }) => shapes.length > 0);
  return layers
    .flatMap((layer) => {
      const own = drawn.filter(({ body }) => body.layer === layer);
      return layer === "furniture" ? sorted(own, camera.eye) : own;
    })
    .flatMap(({ shapes }) => joined(shapes))
    .join("");
}

const facesOf = ({ faces, glow }: Body, camera: Camera) => (glow ? glowFaces(glow, camera.eye) : faces);

function sorted(drawn: readonly Drawn[], eye: Vec): Drawn[] {
  const owners = new Map(drawn.map((one) => [one.body, one]));
  const overlaps = (i: number, j: number) => {
    const [a, b] = [drawn[i]?.box, drawn[j]?.box];
    return a !== undefined && b !== undefined && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  };
  return paintOrder([...owners.keys()], eye, overlaps).flatMap((body) => owners.get(body) ?? []);
}

function shapeOf(face: Face, camera: Camera, colourOf: (face: Face, normal: Vec) => Colour): Shape[] {
  const normal = normalOf(face.points);
  const turnedAway = dot(normal, minus(face.points[0] as Vec, camera.eye)) >= 0;
  if (turnedAway && !face.twoSided) return [];
  const outline = clipToFrustum(face.points.map(camera.seen), camera);
  if (outline.length < 3) return [];
  return [{ points: outline.map(camera.project), fill: colourOf(face, normal), opacity: face.opacity ?? 1 }];
}

function withBox(body: Body, shapes: Shape[]): Drawn {
  const points = shapes.flatMap((shape) => shape.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { body, shapes, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** Neighbours of one colour become one path; opaque ones get a hairline, so that no light falls through their seams. */
function joined(shapes: readonly Shape[]): string[] {
  const runs: Shape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    const same = run?.[0] && run[0].fill === shape.fill && run[0].opacity === 1 && shape.opacity === 1;
    if (same) run.push(shape);
    else runs.push([shape]);
  }
  return runs.map((run) => {
    const { fill, opacity } = run[0] as Shape;
    const data = run.map(({ points }) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`).join("");
    if (opacity === 1) return `<path d="${data}" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`;
    return `<path d="${data}" fill="${fill}" opacity="${Math.round(opacity * 1000) / 1000}"/>`;
  });
}

function remembered(lighting: Lighting) {
  const known = new Map<string, Colour>();
  return ({ colour, keepsColour }: Face, normal: Vec): Colour => {
    if (keepsColour) return colour;
    const key = `${colour}:${normal.map((part) => Math.round(part * 20)).join()}`;
    const found = known.get(key) ?? shadedColour(colour, normal, lighting);
    known.set(key, found);
    return found;
  };
}
