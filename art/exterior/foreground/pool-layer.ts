import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { depthScale, onGround } from "#art/drawing/perspective.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, group, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { type Basin, basinOf, SUNBED_STRIP, sunbedSide } from "./pool-basin.ts";
import { poolOutline } from "./pool-outline.ts";
import { drawReflections } from "./pool-reflections.ts";

export function drawPool(brush: Brush, scene: Scene): string {
  const basin = basinOf(scene);
  const deck = brush.shade(scene.traits.pool.deck, "ground");
  const outline = poolOutline(scene, basin, scene.traits.pool.shape);
  return drawDeck(brush, scene, basin, deck) + drawWater(brush, scene, basin, outline, deck);
}

function drawDeck(brush: Brush, scene: Scene, { left, right, far, near }: Basin, deck: Colour): string {
  const y1 = far - 40;
  const y2 = near + 84;
  const beds = sunbedSide(scene);
  const x1 = left - (beds < 0 ? SUNBED_STRIP : 62);
  const x2 = right + (beds > 0 ? SUNBED_STRIP : 62);
  const quad = d`M${onGround(scene, x1, y1)},${y1} H${onGround(scene, x2, y1)} L${onGround(scene, x2, y2)},${y2} H${onGround(scene, x1, y2)}Z`;
  const joints = Array.from({ length: 19 }, (_, i) => {
    const x = x1 + ((x2 - x1) * (i + 0.5)) / 19;
    return d`M${onGround(scene, x, y1)},${y1} L${onGround(scene, x, y2)},${y2}`;
  });
  const rim = d`M${onGround(scene, x1, y2)},${y2} H${onGround(scene, x2, y2)} v12 H${onGround(scene, x1, y2)}Z`;
  const fill = brush.linear([
    [0, lighter(deck, 0.015)],
    [1, darker(deck, 0.03)],
  ]);
  return (
    path(rim, { fill: darker(deck, 0.13) }) +
    path(quad, { fill }) +
    path(joints.join(""), {
      stroke: darker(deck, 0.07),
      width: 1.6,
      opacity: 0.55,
    })
  );
}

function drawWater(brush: Brush, scene: Scene, basin: Basin, outline: string, deck: Colour): string {
  const { light } = brush;
  const on = lampsOn(light);
  const [deep, bright] = scene.traits.pool.water;
  const far = mix(mix(deep, light.sky[2], on ? 0.1 : 0.25), light.shadow, light.night * 0.32);
  const near = mix(bright, light.shadow, light.night * 0.2);
  const clip = brush.clip(outline);
  const shade = d`M${onGround(scene, basin.left - 60, basin.far)},${basin.far - 20} H${onGround(scene, basin.right + 60, basin.far)} v${46} H${onGround(scene, basin.left - 60, basin.far)}Z`;
  const inside = [
    scene.traits.layout.isComposed ? drawMirror(brush, scene, basin) : "",
    on ? drawReflections(brush, scene, basin) : "",
    drawCaustics(brush, scene, basin),
    path(shade, { fill: light.shadow, opacity: 0.24, blur: 4 }),
    on ? drawGlow(brush, scene, basin) : "",
  ];
  return (
    path(outline, {
      fill: brush.linear([
        [0, far],
        [1, near],
      ]),
      stroke: lighter(deck, 0.075),
      width: 12,
      round: true,
    }) + group({ clip }, inside)
  );
}

/** The house and the sky in the water, fading towards the viewer. */
function drawMirror(brush: Brush, scene: Scene, { left, right, far, near }: Basin): string {
  const { light } = brush;
  const sky = brush.linear([
    [0, lighter(light.sky[2], 0.02), 0.5],
    [0.7, light.sky[1], 0.06],
    [1, light.sky[1], 0],
  ]);
  const wall = brush.shade(scene.traits.building.colours.wall, "wall");
  const house = brush.linear([
    [0, wall, 0.3],
    [1, wall, 0],
  ]);
  const wide = right - left;
  const tall = near - far;
  const middle = Math.min(right, Math.max(left, scene.building.centre));
  const x = middle - Math.min(scene.traits.building.width, wide) / 2;
  const edges = d`M${x},${far} h${Math.min(scene.traits.building.width, wide)} q-14,${tall * 0.2} 6,${tall * 0.34} t-10,${tall * 0.3} H${x + 8} q12,${-tall * 0.2} -6,${-tall * 0.34} t-2,${-tall * 0.3}Z`;
  return (
    path(d`M${onGround(scene, left, far) - 80},${far} h${wide + 300} v${tall * 0.6} h${-wide - 300}Z`, { fill: sky }) +
    path(edges, { fill: house })
  );
}

/** Light caustics on the bottom of the pool, longer towards the viewer. */
function drawCaustics({ random, light }: Brush, scene: Scene, { left, right, far, near }: Basin): string {
  const threads = Array.from({ length: 46 }, () => {
    const y = far + 22 + random.next() ** 0.8 * (near - far);
    const size = depthScale(scene, y);
    const x = onGround(scene, random.between(left, right), y);
    const length = 20 * size ** 1.5;
    return d`M${x - length / 2},${y} q${length / 4},${-3 * size} ${length / 2},0 t${length / 2},0`;
  });
  return path(threads.join(""), {
    fill: "none",
    stroke: "#ffffff",
    width: 2.4,
    opacity: light.night ? 0.3 : 0.5,
    round: true,
  });
}

function drawGlow(brush: Brush, scene: Scene, { left, right, near }: Basin): string {
  const glow = brush.radial([
    [0, "#b9fff5", 0.55],
    [1, "#b9fff5", 0],
  ]);
  const middle = onGround(scene, (left + right) / 2, near);
  return ellipse(middle, near, (right - left) * 0.75, 120, { fill: glow });
}
