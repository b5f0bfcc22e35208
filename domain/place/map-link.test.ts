import fc from "fast-check";
import { expect, test } from "vitest";
import { readMapLink } from "./map-link.ts";

const near = (latitude: number, longitude: number, name?: string) => ({
  kind: "point",
  near: { latitude, longitude, ...(name && { name }) },
});

test.each([
  ["https://www.google.com/maps/@24.7136,46.6753,15z", near(24.7136, 46.6753)],
  [
    "https://www.google.com/maps/place/Kingdom+Centre/@24.7,46.6,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d24.7114!4d46.6744!16z",
    near(24.7114, 46.6744, "Kingdom Centre"),
  ],
  [
    "https://www.google.com/maps/place/%D8%A8%D8%B1%D8%AC+%D8%AE%D9%84%D9%8A%D9%81%D8%A9/@25.197197,55.2743764,17z",
    near(25.197197, 55.2743764, "برج خليفة"),
  ],
  ["https://maps.google.com/?q=24.7136,46.6753", near(24.7136, 46.6753)],
  ["https://maps.google.com/maps?q=loc:24.7136,46.6753&z=15", near(24.7136, 46.6753)],
  ["https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753", near(24.7136, 46.6753)],
  ["https://maps.apple.com/?ll=21.3664,40.2838&q=Al%20Hada", near(21.3664, 40.2838, "Al Hada")],
  ["https://maps.apple.com/place?coordinate=21.3664,40.2838&name=Al+Hada", near(21.3664, 40.2838, "Al Hada")],
  ["geo:24.7136,46.6753", near(24.7136, 46.6753)],
  ["geo:24.7136,46.6753;u=35", near(24.7136, 46.6753)],
  ["geo:0,0?q=24.7136,46.6753(Our%20farm)", near(24.7136, 46.6753, "Our farm")],
  ["24.71, 46.67", near(24.71, 46.67)],
  ["٢٤٫٧١، ٤٦٫٦٧", near(24.71, 46.67)],
  ["(24.71,46.67)", near(24.71, 46.67)],
  [`24°42'49.0"N 46°40'31.1"E`, near(24 + 42 / 60 + 49 / 3600, 46 + 40 / 60 + 31.1 / 3600)],
  ["موقعنا https://maps.google.com/?q=24.7136,46.6753", near(24.7136, 46.6753)],
  ["https://maps.app.goo.gl/AbCd1234", { kind: "unreadable" }],
  ["maps.app.goo.gl/AbCd1234", { kind: "unreadable" }],
  ["https://goo.gl/maps/xyz", { kind: "unreadable" }],
  ["https://maps.apple/p/abc", { kind: "unreadable" }],
  ["https://example.com/", { kind: "unreadable" }],
  ["https://www.google.com/maps/@95.5,46.6,15z", { kind: "unreadable" }],
  ["الرياض", null],
  ["Villa 24", null],
  ["5, 8 December", null],
  ["", null],
])("%s", (text, link) => {
  expect(readMapLink(text)).toEqual(link);
});

test("no text breaks it, and every point is on the earth", () => {
  const piece = fc.constantFrom(
    "https://",
    "geo:",
    "@",
    "!3d",
    "!4d",
    "?q=",
    "24.7",
    ",",
    "46.6",
    "999",
    "%",
    "(",
    ")",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.array(piece).map((all) => all.join("")),
      ),
      (text) => {
        const link = readMapLink(text);
        if (link?.kind !== "point") return;
        expect(Math.abs(link.near.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(link.near.longitude)).toBeLessThanOrEqual(180);
      },
    ),
  );
});
