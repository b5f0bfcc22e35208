import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { onGround } from "#art/drawing/perspective.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** The shadow of a house and the low stone terrace around it. */
export function drawTerrace(brush: Brush, scene: Scene): string {
  const { left, right } = scene.building;
  const stone = brush.shade(scene.traits.pool.deck, "ground");
  const back = scene.groundLine - 8;
  const front = scene.groundLine + 36;
  const x1 = left - 46;
  const x2 = right + 46;
  const fx1 = onGround(scene, x1, front);
  const fx2 = onGround(scene, x2, front);
  const top = d`M${x1},${back} H${x2} L${fx2},${front} H${fx1}Z`;
  const fill = brush.linear([
    [0, darker(stone, 0.02)],
    [1, lighter(stone, 0.03)],
  ]);
  return (
    drawShadow(brush, scene) +
    path(top, { fill }) +
    path(joints(scene, x1, x2, back, front), {
      stroke: darker(stone, 0.08),
      width: 1.6,
      opacity: 0.6,
    }) +
    path(d`M${fx1},${front} H${fx2} v9 H${fx1}Z`, { fill: darker(stone, 0.12) })
  );
}

function joints(scene: Scene, x1: number, x2: number, back: number, front: number): string {
  const lines: string[] = [];
  for (let x = x1 + 46; x < x2; x += 46) lines.push(d`M${x},${back} L${onGround(scene, x, front)},${front}`);
  return lines.join("");
}

/** A contact shadow, and by day the shadow cast away from the sun. */
function drawShadow({ light }: Brush, { sun, building, groundLine }: Scene): string {
  const { left, right, centre } = building;
  const contact = ellipse(centre, groundLine + 36, (right - left) * 0.62, 26, {
    fill: light.shadow,
    opacity: 0.26,
    blur: 12,
  });
  if (lampsOn(light)) return contact;
  const away = sun[0] < centre ? 1 : -1;
  const reach = away * (130 + (1 - light.sunHeight) * 190);
  const [near, far] = away > 0 ? [left, right] : [right, left];
  const cast = d`M${near},${groundLine} H${far} L${far + reach},${groundLine + 74} H${near + reach * 0.7}Z`;
  return contact + path(cast, { fill: light.shadow, opacity: 0.2, blur: 4 });
}
