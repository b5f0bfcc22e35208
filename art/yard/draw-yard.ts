import { layerRandom } from "#art/drawing/brush.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { tenth } from "#art/drawing/svg-shapes.ts";
import { drawLayer } from "#art/exterior/draw-exterior.ts";
import { layersOf } from "#art/exterior/exterior-layers.ts";
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

/** What an outdoor scene is made from; the eye stands at the origin and looks along +z to the house. */
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
  /** The hours this scene is best at, by weight. */
  hours: Partial<Record<LightName, number>>;
  /** Height of the eye in metres, where it is not a person's. */
  eye?: number;
};

export type YardRequest = {
  interior: InteriorTraits;
  key: string;
  has: (amenityId: number) => boolean;
  hour?: LightName;
};

const EYE = 1.64;
const FOCUS = 1000;
/** The house of the wide picture, brought nearer: one metre of its front is 77 pixels, 13 metres from the eye. */
const NEARER = 1.4;
const GROUND_BELOW_HORIZON = 90;

/** A place in the yard at eye height: the home as its own exterior shows it, and solid things before it. */
export function drawYard(
  yard: YardKind,
  { interior, key, has, hour: requestedHour }: YardRequest,
  size: { width: number; height: number },
): string {
  const random = (part: string) => layerRandom(interior.id, `yard-${key}`, part);
  const hour = requestedHour ?? yardHour(yard, interior.id, key);
  const palette: RoomPalette = { ...interior.palette, lampsOn: lampsOn(lights[hour]) };
  const plan: YardPlan = { exterior: interior.exterior, interior, palette, hour, random, has };
  const field = viewportOf(size);
  const axis = field.height * (yard.backdrop === "view" ? 0.47 : 0.43);
  const camera = cameraAt({ eye: [0, yard.eye ?? EYE, 0], yaw: 0, pitch: 0, focalLength: FOCUS, ...field, axis });
  const back = backdropOf(plan, yard.backdrop, camera, axis);
  const front = drawBodies(yard.bodies(plan), camera, yardLighting(plan));
  return svgDocument({
    ...size,
    view: { x: 0, y: 0, ...field },
    definitions: back.definitions,
    body: back.body + front,
  });
}

export const yardHour = (yard: YardKind, id: string, key: string): LightName =>
  layerRandom(id, `yard-${key}`, "hour").weighted(yard.hours);

const viewOnly = (name: string) => name === "sky" || name === "clouds" || name === "land" || name.startsWith("far-");
const left = new Set(["pool", "poolside", "fire-pit", "garden-path", "lanterns", "framing-palm", "spill", "pergola"]);

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
  const drawn = layersOf(traits)
    .filter(({ name }) => (backdrop === "view" ? viewOnly(name) : !left.has(name)))
    .map((layer) => drawLayer(layer, scene));
  const [x, y] = [width / 2 - NEARER * 800, axis - NEARER * horizon];
  return {
    definitions: drawn.map((layer) => layer.definitions).join(""),
    body: `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${NEARER})">${drawn.map((layer) => layer.body).join("")}</g>`,
  };
}
