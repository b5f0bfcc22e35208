import { describe, expect, test } from "vitest";
import { layerRandom } from "#art/drawing/brush.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import { backgroundKinds, regions } from "#art/exterior/scene/exterior-traits.ts";
import { buildingStyles, isDrawnPair, lightNames } from "#art/testing/all-variants.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { drawExterior, drawLayer } from "./draw-exterior.ts";
import { exteriorLayers } from "./exterior-layers.ts";

const size = { width: 1600, height: 1067 };
const layersDrawn = (traits: ReturnType<typeof chooseExteriorTraits>) =>
  new Map(exteriorLayers(traits).map((layer) => [layer.name, drawLayer(layer, sceneOf(traits)).body]));

test("a property always gets the same picture, and no two properties the same one", () => {
  const drawn = Array.from({ length: 10 }, (_, i) => drawExterior(chooseExteriorTraits(`home-${i}`, "najd"), size));
  const again = Array.from({ length: 10 }, (_, i) => drawExterior(chooseExteriorTraits(`home-${i}`, "najd"), size));
  expect(drawn.every((svg, i) => svg === again[i])).toBe(true);
  expect(new Set(drawn).size).toBe(10);
});

test("a crop changes the view box and nothing else", () => {
  const traits = chooseExteriorTraits("home-7", "gulf");
  const body = (svg: string) => svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("<rect"));
  expect(body(drawExterior(traits, { width: 480, height: 600 })) === body(drawExterior(traits, size))).toBe(true);
});

test("a part fixed by the listing changes no other layer", () => {
  const traits = chooseExteriorTraits("home-3", "oasis", { front: "none", lanterns: false });
  const withPool = chooseExteriorTraits("home-3", "oasis", { front: "pool", lanterns: false });
  const before = layersDrawn(traits);
  const after = layersDrawn(withPool);
  expect(after.has("pool")).toBe(true);
  const changed = [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name));
  expect(changed).toEqual([]);
});

test("one more palm changes only the palm layer", () => {
  const traits = chooseExteriorTraits("home-5", "najd");
  const planted = { ...traits, planting: { ...traits.planting, palms: traits.planting.palms + 1 } };
  const [before, after] = [layersDrawn(traits), layersDrawn(planted)];
  const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
  expect(changed).toEqual(["mid-palms"]);
});

/** Half of the hours, other ones for each building style. */
const hoursOf = (style: (typeof buildingStyles)[number]) =>
  lightNames.filter((_, i) => isDrawnPair(buildingStyles.indexOf(style), i, 2));

describe.each(buildingStyles)("%s", (style) => {
  test.each(hoursOf(style))("is valid SVG at %s", (light) => {
    const building = buildingOf(layerRandom(style, "test", "building"), style);
    const svg = drawExterior(chooseExteriorTraits(`${style}-${light}`, "najd", { light, building }), size);
    expectValidSvg(svg);
  });
});

test.each(backgroundKinds)("%s is drawn behind a house at noon and at night", (kind) => {
  for (const light of ["noon", "night"] as const) {
    const traits = chooseExteriorTraits(kind, "najd", { background: [kind], light, dhow: true });
    expect(layersDrawn(traits).get(`far-${kind}`)?.length).toBeGreaterThan(500);
    expectValidSvg(drawExterior(traits, size));
  }
});

test("every region uses at least three building styles", () => {
  for (const region of regions) {
    const styles = Array.from({ length: 200 }, (_, i) => chooseExteriorTraits(`${region}-${i}`, region).building.style);
    expect(new Set(styles).size, region).toBeGreaterThanOrEqual(3);
  }
});

function expectValidSvg(svg: string): void {
  expect(svgFaults(svg)).toEqual([]);
  const imprecise = [/null/, /\d\.\d{3,}/, / (?:d|x|y|cx|cy|rx|ry|width|height|stroke-width)="[^"]*\d\.\d{2,}/];
  expect(imprecise.filter((fault) => fault.test(svg))).toEqual([]);
}
