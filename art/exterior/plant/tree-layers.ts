import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { mix } from "#art/drawing/colour.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { TreeKind } from "#art/exterior/scene/exterior-traits.ts";
import { acacia } from "./acacia.ts";
import { juniper } from "./juniper.ts";

type Tree = { x: number; y: number; height: number };

const kinds: Record<TreeKind, { leaves: readonly string[]; trunk: string; height: readonly [number, number] }> = {
  juniper: { leaves: ["#476b45", "#3f6248", "#557344"], trunk: "#6b4f3a", height: [150, 300] },
  acacia: { leaves: ["#7d8a4a", "#6f8250", "#8a8c4c"], trunk: "#6f5238", height: [150, 215] },
};

/** Junipers or acacias behind and beside the building. */
export function drawMidTrees(brush: Brush, scene: Scene): string {
  const { trees } = scene.traits.planting;
  if (!trees) return "";
  const { random } = brush;
  const { left, right } = scene.building;
  const [low, high] = kinds[trees.kind].height;
  return Array.from({ length: trees.count }, (_, i): Tree => {
    const away = random.between(-30, 300) * (i < 2 ? 0.45 : 1);
    return {
      x: i % 2 === 0 ? left - away : right + away,
      y: scene.groundLine + random.between(-24, -2),
      height: random.between(low, high),
    };
  })
    .toSorted((a, b) => a.y - b.y)
    .map((tree) => draw(brush, scene, trees.kind, tree, 0))
    .join("");
}

/** One large juniper at the edge of the foreground, in the shade. */
export function drawFramingTree(brush: Brush, scene: Scene): string {
  const { trees, framingPalm } = scene.traits.planting;
  if (!trees || !framingPalm) return "";
  const edge = brush.random.between(-90, -30);
  const x = scene.building.centre > CANVAS.width / 2 ? edge : CANVAS.width - edge;
  return draw(brush, scene, "juniper", { x, y: CANVAS.height + 110, height: brush.random.between(640, 760) }, 0.12);
}

function draw(brush: Brush, scene: Scene, kind: TreeKind, tree: Tree, dark: number): string {
  const { random, light } = brush;
  const { leaves, trunk } = kinds[kind];
  const tone = (colour: string) => mix(brush.shade(colour, "plant"), light.shadow, dark);
  const colours = { trunk: tone(trunk), leaf: tone(random.pick(leaves)), shadow: light.shadow };
  if (kind === "acacia") return acacia(random, tree, colours);
  return juniper(random, tree, colours, scene.sun[0] < tree.x);
}
