import { layerRandom } from "#art/drawing/brush.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { tenth } from "#art/drawing/svg-shapes.ts";
import { drawLayer } from "#art/exterior/draw-exterior.ts";
import { exteriorLayers } from "#art/exterior/exterior-layers.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { Body } from "#art/geometry/body.ts";
import { type Camera, cameraAt } from "#art/geometry/camera.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import { viewportOf } from "#art/geometry/viewport.ts";
import type { InteriorTraits } from "#art/interior/plan/interior-traits.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";
import { yardLighting } from "./yard-lighting.ts";

/** What a yard scene depends on. The camera is at the origin and looks along +z to the house. */
export type YardPlan = {
  exterior: ExteriorTraits;
  interior: InteriorTraits;
  palette: RoomPalette;
  hour: LightName;
  random(part: string): Random;
  has(amenityId: number): boolean;
};

export type Backdrop = "house" | "view";

export type YardKind = {
  backdrop: Backdrop;
  bodies: (plan: YardPlan) => Body[];
  /** The possible hours of this scene, with weights. */
  hours: Partial<Record<LightName, number>>;
  /** Height of the camera in metres, when it differs from `EYE`. */
  eye?: number;
};

export type YardRequest = {
  interior: InteriorTraits;
  key: string;
  has: (amenityId: number) => boolean;
  hour?: LightName;
};

/** Eye height in metres. */
const EYE = 1.64;
const FOCAL_LENGTH = 1000;
/** The scale of the exterior behind the yard: one metre of the house, 13 metres away, is 77 pixels wide. */
const BACKDROP_SCALE = 1.4;
const GROUND_BELOW_HORIZON = 90;

/** A part of the yard at eye height: the exterior as backdrop, and 3D objects in front of it. */
export function drawYard(
  yard: YardKind,
  { interior, key, has, hour: requestedHour }: YardRequest,
  size: { width: number; height: number },
): string {
  const random = (part: string) => layerRandom(interior.id, `yard-${key}`, part);
  const hour = requestedHour ?? yardHour(yard, interior.id, key);
  const palette: RoomPalette = { ...interior.palette, lampsOn: lampsOn(lights[hour]) };
  const plan: YardPlan = { exterior: interior.exterior, interior, palette, hour, random, has };
  const viewport = viewportOf(size);
  const axis = viewport.height * (yard.backdrop === "view" ? 0.47 : 0.43);
  const camera = cameraAt({
    eye: [0, yard.eye ?? EYE, 0],
    yaw: 0,
    pitch: 0,
    focalLength: FOCAL_LENGTH,
    ...viewport,
    axis,
  });
  const back = backdropOf(plan, yard.backdrop, camera, axis);
  const front = drawBodies(yard.bodies(plan), camera, yardLighting(plan));
  return svgDocument({
    ...size,
    view: { x: 0, y: 0, ...viewport },
    definitions: back.definitions,
    body: back.body + front,
  });
}

export const yardHour = (yard: YardKind, id: string, key: string): LightName =>
  layerRandom(id, `yard-${key}`, "hour").weighted(yard.hours);

const isLandscape = (name: string) => name === "sky" || name === "clouds" || name === "land" || name.startsWith("far-");
/** The yard draws its own foreground instead of these layers. */
const replacedLayers = new Set([
  "pool",
  "poolside",
  "fire-pit",
  "garden-path",
  "lanterns",
  "framing-palm",
  "near-grass",
  "spill",
  "pergola",
]);

function backdropOf({ exterior, hour }: YardPlan, backdrop: Backdrop, { width }: Camera, axis: number) {
  const horizon = 450;
  const aside = exterior.layout.centre > exterior.layout.vanishing ? 130 : -130;
  const layout = {
    ...exterior.layout,
    horizon,
    groundLine: horizon + GROUND_BELOW_HORIZON,
    vanishing: 800,
    centre: 800 + aside,
  };
  const traits: ExteriorTraits = { ...exterior, light: hour, layout };
  const scene = sceneOf(traits);
  const drawn = exteriorLayers(traits)
    .filter(({ name }) => (backdrop === "view" ? isLandscape(name) : !replacedLayers.has(name)))
    .map((layer) => drawLayer(layer, scene));
  const [x, y] = [width / 2 - BACKDROP_SCALE * 800, axis - BACKDROP_SCALE * horizon];
  return {
    definitions: drawn.map((layer) => layer.definitions).join(""),
    body: `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${BACKDROP_SCALE})">${drawn.map((layer) => layer.body).join("")}</g>`,
  };
}
