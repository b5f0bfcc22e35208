import { layerRandom } from "#art/drawing/brush.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { tenth } from "#art/drawing/svg-shapes.ts";
import { drawLayer } from "#art/exterior/draw-exterior.ts";
import { layersOf } from "#art/exterior/exterior-layers.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorDna } from "#art/exterior/scene/exterior-traits.ts";
import type { Body } from "#art/geometry/body.ts";
import { type Camera, cameraAt } from "#art/geometry/camera.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import type { InteriorDna } from "#art/interior/plan/interior-traits.ts";
import type { Look } from "#art/interior/plan/room-plan.ts";
import { fieldOf } from "#art/interior/room-camera.ts";
import type { Random } from "#art/random/random.ts";
import { yardLighting } from "./yard-lighting.ts";

/** What an outdoor scene is made from; the eye stands at the origin and looks along +z to the house. */
export type YardPlan = {
  outside: ExteriorDna;
  inside: InteriorDna;
  look: Look;
  hour: LightName;
  random(part: string): Random;
  has(amenityId: number): boolean;
};

export type Backdrop = "house" | "view";

export type Yard = {
  backdrop: Backdrop;
  bodies: (plan: YardPlan) => Body[];
  /** The hours this scene is best at, by weight. */
  hours: Partial<Record<LightName, number>>;
  /** Height of the eye in metres, where it is not a person's. */
  eye?: number;
};

export type YardWish = { inside: InteriorDna; key: string; has: (amenityId: number) => boolean; hour?: LightName };

const EYE = 1.64;
const FOCUS = 1000;
/** The house of the wide picture, brought nearer: one metre of its front is 77 pixels, 13 metres from the eye. */
const NEARER = 1.4;
const GROUND_BELOW_HORIZON = 90;

/** A place in the yard at eye height: the home as its own exterior shows it, and solid things before it. */
export function drawYard(
  yard: Yard,
  { inside, key, has, hour: wished }: YardWish,
  size: { width: number; height: number },
): string {
  const random = (part: string) => layerRandom(inside.id, `yard-${key}`, part);
  const hour = wished ?? yardHour(yard, inside.id, key);
  const look: Look = { ...inside.palette, lit: lampsOn(lights[hour]) };
  const plan: YardPlan = { outside: inside.outside, inside, look, hour, random, has };
  const field = fieldOf(size);
  const axis = field.height * (yard.backdrop === "view" ? 0.47 : 0.43);
  const camera = cameraAt({ eye: [0, yard.eye ?? EYE, 0], yaw: 0, pitch: 0, focus: FOCUS, ...field, axis });
  const back = backdropOf(plan, yard.backdrop, camera, axis);
  const front = drawBodies(yard.bodies(plan), camera, yardLighting(plan));
  return svgDocument({
    ...size,
    view: { x: 0, y: 0, ...field },
    definitions: back.definitions,
    body: back.body + front,
  });
}

export const yardHour = (yard: Yard, id: string, key: string): LightName =>
  layerRandom(id, `yard-${key}`, "hour").weighted(yard.hours);

const viewOnly = (name: string) => name === "sky" || name === "clouds" || name === "land" || name.startsWith("far-");
const left = new Set(["pool", "poolside", "fire-pit", "garden-path", "lanterns", "framing-palm", "spill", "pergola"]);

function backdropOf({ outside, hour }: YardPlan, backdrop: Backdrop, { width }: Camera, axis: number) {
  const horizon = 450;
  const aside = outside.place.centre > outside.place.vanishing ? 130 : -130;
  const place = {
    ...outside.place,
    horizon,
    groundLine: horizon + GROUND_BELOW_HORIZON,
    vanishing: 800,
    centre: 800 + aside,
  };
  const dna: ExteriorDna = { ...outside, light: hour, place };
  const scene = sceneOf(dna);
  const drawn = layersOf(dna)
    .filter(({ name }) => (backdrop === "view" ? viewOnly(name) : !left.has(name)))
    .map((layer) => drawLayer(layer, scene));
  const [x, y] = [width / 2 - NEARER * 800, axis - NEARER * horizon];
  return {
    definitions: drawn.map((layer) => layer.definitions).join(""),
    body: `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${NEARER})">${drawn.map((layer) => layer.body).join("")}</g>`,
  };
}
