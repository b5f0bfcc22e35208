import { describe, expect, test } from "vitest";
import { layerRandom } from "#art/drawing/brush.ts";
import { lightNames } from "#art/drawing/light-presets.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import { backgroundKinds, buildingStyles, regions } from "#art/exterior/scene/exterior-traits.ts";
import { drawExterior, drawLayer } from "./draw-exterior.ts";
import { layersOf } from "./exterior-layers.ts";

const size = { width: 1600, height: 1067 };
const layersDrawn = (traits: ReturnType<typeof chooseExteriorTraits>) =>
  new Map(layersOf(traits).map((layer) => [layer.name, drawLayer(layer, sceneOf(traits)).body]));

test("a home always looks the same, and no two homes alike", () => {
  const drawn = Array.from({ length: 20 }, (_, i) => drawExterior(chooseExteriorTraits(`home-${i}`, "najd"), size));
  const again = Array.from({ length: 20 }, (_, i) => drawExterior(chooseExteriorTraits(`home-${i}`, "najd"), size));
  expect(drawn.every((svg, i) => svg === again[i])).toBe(true);
  expect(new Set(drawn).size).toBe(20);
});

test("a crop changes what is seen, never what is there", () => {
  const traits = chooseExteriorTraits("home-7", "gulf");
  const body = (svg: string) => svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("<rect"));
  expect(body(drawExterior(traits, { width: 480, height: 600 })) === body(drawExterior(traits, size))).toBe(true);
});

test("a part the listing fixes leaves every other layer as it was", () => {
  const traits = chooseExteriorTraits("home-3", "oasis", { front: "none", lanterns: false });
  const withPool = chooseExteriorTraits("home-3", "oasis", { front: "pool", lanterns: false });
  const before = layersDrawn(traits);
  const after = layersDrawn(withPool);
  expect(after.has("pool")).toBe(true);
  const changed = [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name));
  expect(changed).toEqual([]);
});

test("one more palm moves no cloud, no stone and no bush", () => {
  const traits = chooseExteriorTraits("home-5", "najd");
  const planted = { ...traits, planting: { ...traits.planting, palms: traits.planting.palms + 1 } };
  const [before, after] = [layersDrawn(traits), layersDrawn(planted)];
  const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
  expect(changed).toEqual(["mid-palms"]);
});

describe.each(buildingStyles)("%s", (style) => {
  test.each(lightNames)("is drawn whole at %s", (light) => {
    const building = buildingOf(layerRandom(style, "test", "building"), style);
    const svg = drawExterior(chooseExteriorTraits(`${style}-${light}`, "najd", { light, building }), size);
    expectSoundSvg(svg);
  });
});

test.each(backgroundKinds)("%s lies behind a home at noon and at night", (kind) => {
  for (const light of ["noon", "night"] as const) {
    const traits = chooseExteriorTraits(kind, "najd", { background: [kind], light, dhow: true });
    expect(layersDrawn(traits).get(`far-${kind}`)?.length).toBeGreaterThan(500);
    expectSoundSvg(drawExterior(traits, size));
  }
});

test("every region has homes in all its ways of building", () => {
  for (const region of regions) {
    const styles = Array.from({ length: 200 }, (_, i) => chooseExteriorTraits(`${region}-${i}`, region).building.style);
    expect(new Set(styles).size, region).toBeGreaterThanOrEqual(3);
  }
});

function expectSoundSvg(svg: string): void {
  const faults = [
    /NaN|undefined|Infinity|null/,
    /<(text|image|use|script|feTurbulence)\b/,
    /\d\.\d{3,}/,
    / (?:d|x|y|cx|cy|rx|ry|width|height|stroke-width)="[^"]*\d\.\d{2,}/,
  ].filter((fault) => fault.test(svg));
  expect(faults).toEqual([]);
  expect(unclosedIn(svg)).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

/** Elements that open without closing, or close out of order. */
function unclosedIn(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (!closing && !selfClosing) open.push(name);
    if (closing && open.at(-1) === name) open.pop();
    else if (closing) open.push(`/${name}`);
  }
  return open;
}
