import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { ACROSS } from "#art/drawing/svg-gradients.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { baseOf, baysOf, type Facade, type FacadeStyle, frontFace, isDoor, roofFace, sideFace } from "./facade.ts";

/** One block: the visible side and roof, the front wall, its openings and its upper edge. */
export function drawBlock(brush: Brush, scene: Scene, facade: Facade, style: FacadeStyle): string {
  const bays = baysOf(facade, style.bayWidth);
  const openings = bays.map((bay) => (isDoor(facade, bay) ? style.door : style.opening)(brush, facade, bay));
  return (
    drawWalls(brush, scene, facade) +
    style.surface(brush, facade) +
    drawWallLights(brush, facade) +
    openings.join("") +
    style.crown(brush, facade) +
    drawContactShadow(brush, facade)
  );
}

function drawWalls(brush: Brush, scene: Scene, facade: Facade): string {
  const { wall } = facade.colours;
  const side = sideFace(scene, facade);
  const roof = roofFace(scene, facade);
  const sunnyLeft = scene.sun[0] < facade.x + facade.width / 2;
  const bright = lighter(wall, 0.025);
  const dim = mix(darker(wall, 0.035), brush.light.shadow, 0.05);
  const front = brush.linear(
    [
      [0, sunnyLeft ? bright : dim],
      [1, sunnyLeft ? dim : bright],
    ],
    ACROSS,
  );
  return (
    (side ? path(side, { fill: mix(darker(wall, 0.1), brush.light.shadow, 0.12) }) : "") +
    (roof ? path(roof, { fill: lighter(wall, 0.04) }) : "") +
    path(frontFace(facade), { fill: front })
  );
}

/** Light cones of lamps at the foot of the wall, after sunset. */
function drawWallLights(brush: Brush, facade: Facade): string {
  if (!lampsOn(brush.light)) return "";
  const { x, width, height } = facade;
  const base = baseOf(facade);
  const count = Math.max(1, Math.round(width / 150));
  const light = brush.linear([
    [0, "#ffcf87", 0],
    [1, "#ffcf87", 0.68],
  ]);
  const reach = Math.min(height * 0.8, 190);
  const cones = Array.from({ length: count }, (_, i) => {
    const at = x + (width * (i + 0.5)) / count;
    return d`M${at - 12},${base} L${at - 52},${base - reach} H${at + 52} L${at + 12},${base}Z`;
  });
  return path(cones.join(""), {
    fill: light,
    blur: 4,
    clip: brush.clip(frontFace(facade)),
  });
}

/** A contact shadow at the foot of the wall; after sunset also the glow of its lamps. */
function drawContactShadow(brush: Brush, facade: Facade): string {
  const { x, width } = facade;
  const base = baseOf(facade);
  const shade = rect(x, base - 22, width, 22, {
    fill: brush.linear([
      [0, brush.light.shadow, 0],
      [1, brush.light.shadow, 0.2],
    ]),
  });
  if (!lampsOn(brush.light)) return shade;
  const glow = brush.radial([
    [0, "#ffcb74", 0.4],
    [1, "#ffcb74", 0],
  ]);
  return shade + ellipse(x + width / 2, base + 8, width * 0.62, 46, { fill: glow });
}
