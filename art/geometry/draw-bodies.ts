import type { Point } from "#art/drawing/canvas.ts";
import type { Colour } from "#art/drawing/colour.ts";
import { tenth } from "#art/drawing/svg-shapes.ts";
import { type Body, bodyLayers, centreOf, type Face, type Sprite } from "./body.ts";
import type { Camera } from "./camera.ts";
import { type Lighting, shadedColour } from "./face-shading.ts";
import { clipToFrustum } from "./frustum.ts";
import { glowFaces } from "./glow.ts";
import { paintOrder } from "./paint-order.ts";
import { dot, minus, normalOf, type Vec } from "./vector.ts";

type Shape = { points: readonly Point[]; fill: Colour; opacity: number };
type Box = readonly [left: number, top: number, right: number, bottom: number];
type Drawn = { body: Body; markup: string; box: Box };

/** The bodies as SVG paths, from far to near. */
export function drawBodies(bodies: readonly Body[], camera: Camera, lighting: Lighting): string {
  const colourOf = memoized(lighting);
  const drawn = bodies
    .map((body) => (body.sprite ? drawSprite(body, body.sprite, camera) : drawFaces(body, camera, colourOf)))
    .filter(({ markup }) => markup !== "");
  return bodyLayers
    .flatMap((layer) => {
      const own = drawn.filter(({ body }) => body.layer === layer);
      return layer === "furniture" ? sorted(own, camera.eye) : own;
    })
    .map(({ markup }) => markup)
    .join("");
}

function sorted(drawn: readonly Drawn[], eye: Vec): Drawn[] {
  const owners = new Map(drawn.map((one) => [one.body, one]));
  const overlaps = (i: number, j: number) => {
    const [a, b] = [drawn[i]?.box, drawn[j]?.box];
    return a !== undefined && b !== undefined && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  };
  return paintOrder([...owners.keys()], eye, overlaps).flatMap((body) => owners.get(body) ?? []);
}

type ColourOf = (face: Face, normal: Vec) => Colour;

function drawFaces(body: Body, camera: Camera, colourOf: ColourOf): Drawn {
  const faces = body.glow ? glowFaces(body.glow, camera.eye) : body.faces;
  const shapes = faces.flatMap((face) => shapeOf(face, camera, colourOf));
  return { body, markup: joined(shapes).join(""), box: boxOf(shapes.flatMap(({ points }) => points)) };
}

/** A sprite is scaled by the depth of its centre; one behind the camera is not drawn. */
function drawSprite(body: Body, { at, draw }: Sprite, camera: Camera): Drawn {
  const middle = camera.toCameraAxes(centreOf(body));
  const scale = camera.focalLength / middle[2];
  if (middle[2] < 0.5) return { body, markup: "", box: [0, 0, 0, 0] };
  const [x, y] = camera.project(camera.toCameraAxes(at));
  const half = ((body.max[0] - body.min[0]) / 2) * scale;
  const high = (body.max[1] - body.min[1]) * scale;
  const inFrame = x + half > 0 && x - half < camera.width && y > 0 && y - high < camera.height;
  return { body, markup: inFrame ? draw(x, y, scale) : "", box: [x - half, y - high, x + half, y] };
}

function shapeOf(face: Face, camera: Camera, colourOf: ColourOf): Shape[] {
  const normal = normalOf(face.points);
  const turnedAway = dot(normal, minus(face.points[0] as Vec, camera.eye)) >= 0;
  if (turnedAway && !face.twoSided) return [];
  const outline = clipToFrustum(face.points.map(camera.toCameraAxes), camera);
  if (outline.length < 3) return [];
  return [{ points: outline.map(camera.project), fill: colourOf(face, normal), opacity: face.opacity ?? 1 }];
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Merges adjacent shapes of one colour into one path. Opaque shapes get a thin stroke, which hides anti-aliasing gaps between them. */
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
    if (opacity === 1) return `<path d="${data}" fill="${fill}" stroke="${fill}" stroke-width="1.2"/>`;
    return `<path d="${data}" fill="${fill}" fill-opacity="${Math.round(opacity * 1000) / 1000}"/>`;
  });
}

function memoized(lighting: Lighting): ColourOf {
  const known = new Map<string, Colour>();
  return ({ colour, unlit }, normal) => {
    if (unlit) return colour;
    const key = `${colour}:${normal.map((part) => Math.round(part * 20)).join()}`;
    const found = known.get(key) ?? shadedColour(colour, normal, lighting);
    known.set(key, found);
    return found;
  };
}
