import type { Brush } from "#art/drawing/brush.ts";
import { darker, mix } from "#art/drawing/colour.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** A Gulf sailing boat on open water beside the building. */
export function drawDhow(brush: Brush, scene: Scene): string {
  if (!scene.traits.dhow) return "";
  const { building, sun, horizon } = scene;
  const toLeft = sun[0] < building.centre;
  if (scene.traits.layout.isComposed) return boat(brush, sun[0] + (toLeft ? -170 : 170), horizon + 30, 1.15);
  const away = brush.random.between(120, 150);
  return boat(brush, toLeft ? building.left - away : building.right + away - 60, horizon + 30, 1.15);
}

/** `x` and `y` are the middle of the waterline. */
function boat(brush: Brush, x: number, y: number, size: number): string {
  const wood = brush.shade("#6b432c", "background");
  const cloth = mix(brush.shade("#fff6e6", "wall"), brush.light.sky[2], 0.25);
  const at = (dx: number) => x + dx * size;
  const up = (dy: number) => y - dy * size;
  const enclosure = d`M${at(-62)},${up(14)} Q${at(-46)},${up(-8)} ${at(-24)},${up(-8)} H${at(22)} Q${at(46)},${up(-6)} ${at(60)},${up(28)} Q${at(40)},${up(13)} ${at(16)},${up(12)} H${at(-30)} Q${at(-48)},${up(12)} ${at(-62)},${up(14)}Z`;
  const sail = d`M${at(-6)},${up(16)} L${at(-20)},${up(110)} Q${at(44)},${up(84)} ${at(52)},${up(24)}Z`;
  const fold = d`M${at(14)},${up(18)} Q${at(20)},${up(66)} ${at(-20)},${up(110)} Q${at(44)},${up(84)} ${at(52)},${up(24)}Z`;
  const jib = d`M${at(-12)},${up(18)} L${at(-21)},${up(92)} Q${at(-38)},${up(46)} ${at(-50)},${up(18)}Z`;
  return (
    ellipse(x, up(-10), 66 * size, 5, {
      fill: brush.light.shadow,
      opacity: 0.22,
    }) +
    path(d`M${at(-21)},${up(116)} L${at(-8)},${up(8)}`, {
      stroke: wood,
      width: 3.5,
    }) +
    path(sail, { fill: cloth }) +
    path(fold, { fill: darker(cloth, 0.05), opacity: 0.6 }) +
    path(jib, { fill: darker(cloth, 0.03) }) +
    path(enclosure, { fill: wood }) +
    path(d`M${at(-54)},${up(6)} Q${at(0)},${up(0)} ${at(54)},${up(16)}`, {
      fill: "none",
      stroke: brush.shade("#e9c48c", "background"),
      width: 2.5,
    })
  );
}
