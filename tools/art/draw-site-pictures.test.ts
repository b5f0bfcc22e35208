import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ogSize } from "#domain/picture/picture-sizes.ts";
import { heroScenes } from "#domain/site/hero-scene.ts";
import { brands } from "#domain/site/site-rows.ts";
import { cityPicture, heroPicture, ogCityPicture } from "#web/illustration/site-pictures.ts";
import { placeholderOf, sitePictureFiles, svgOf } from "./site-picture-files.ts";

const folder = join(import.meta.dirname, "../../web/public/art");
const listed = new Map(sitePictureFiles.map((picture) => [`/art/${picture.stem}`, picture]));

const heroes = brands.flatMap((brand) => heroScenes.map((scene) => heroPicture(brand, scene)));
const cityIds = Array.from({ length: 14 }, (_, i) => i + 1);
const cities = cityIds.map(cityPicture);
const phones = heroes.flatMap(({ phone, placeholder }) => (phone ? [{ ...phone, placeholder }] : []));
const expected = [...heroes, ...phones, ...cities];

test("the folder contains exactly the pictures that pages request", () => {
  const requested = expected.flatMap(({ stem, widths, fallback }) => {
    const name = stem.replace("/art/", "");
    const older = fallback ? [fallback] : widths;
    return [...widths.map((width) => `${name}-${width}.avif`), ...older.map((width) => `${name}-${width}.webp`)];
  });
  const social = ["og-mabeet.jpg", "og-tajawal.jpg", ...cityIds.map(ogCityPicture).map((path) => path.slice(5))];
  expect(readdirSync(folder).toSorted()).toEqual([...requested, ...social].toSorted());
});

test("pages know the widths and placeholders of the drawn pictures", () => {
  for (const { stem, widths, fallback, placeholder } of expected) {
    const drawn = listed.get(stem);
    expect([drawn?.widths, drawn?.fallback], stem).toEqual([widths, fallback]);
    expect(drawn && placeholderOf(drawn), stem).toBe(placeholder);
  }
});

test("files have the size their names and crops say", async () => {
  for (const { stem, widths, shape } of sitePictureFiles) {
    for (const width of widths) {
      const file = await sharp(join(folder, `${stem}-${width}.avif`)).metadata();
      expect([file.width, file.height], stem).toEqual([width, Math.round(width / shape)]);
    }
  }
  for (const file of ["og-mabeet.jpg", "og-city-5.jpg"])
    expect(await sharp(join(folder, file)).metadata()).toMatchObject(ogSize);
});

test("the committed files show the cities as they are drawn today", async () => {
  for (const picture of sitePictureFiles.filter(({ stem }) => stem.startsWith("city-"))) {
    const committed = await sharp(join(folder, `${picture.stem}-240.webp`))
      .raw()
      .toBuffer();
    const drawn = await sharp(Buffer.from(svgOf(picture, 240)))
      .flatten()
      .raw()
      .toBuffer();
    const difference =
      committed.reduce((sum, level, i) => sum + Math.abs(level - (drawn[i] ?? 0)), 0) / committed.length;
    expect(difference, `${picture.stem}: run tools/art/draw-site-pictures.ts again`).toBeLessThan(4);
  }
});

test("a hero for phones is smaller than 30 kB, and the folder smaller than 3.5 MB", () => {
  for (const { stem } of phones) {
    expect(statSync(join(folder, `${stem.replace("/art/", "")}-960.avif`)).size, stem).toBeLessThan(30_000);
  }
  const total = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(total).toBeLessThan(3_500_000);
});

test("a city without its own picture shows Riyadh's", () => {
  expect(cityPicture(99)).toEqual(cityPicture(5));
  expect(ogCityPicture(99)).toBe(ogCityPicture(5));
});
