import sharp from "sharp";
import { expect, test } from "vitest";
import { tourOf } from "#art/property/tour.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import { cubeFaces } from "./cube-panorama.ts";
import { chaletFacts } from "./facts-for-test.ts";
import { renderPicture } from "./render-picture.ts";
import { roomFaces } from "./room-panorama.ts";

const { MAJLIS, LIVING_ROOM, BEDROOM, KITCHEN } = spaces;
const property = { ...chaletFacts, spaceCategoryIds: [MAJLIS, LIVING_ROOM, BEDROOM, KITCHEN] };

/** The outermost column of pixels of a face. */
async function edge(svg: string, side: number, left: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().extract({ left, top: 0, width: 1, height: side }).raw().toBuffer();
}

test.each([propertyTypes.CHALET, propertyTypes.CAMP])(
  "every room of a tour of property type %i is drawn",
  (propertyTypeId) => {
    const rooms = panoramaRooms({ ...property, propertyTypeId });

    expect(rooms).toHaveLength(4);
    for (const { room } of rooms) expect(Object.keys(roomFaces(property, room, 64) ?? {})).toEqual([...cubeFaces]);
    expect(roomFaces(property, "cellar", 64)).toBeNull();
  },
);

test("adjacent faces show the same at their common edge", async () => {
  const side = 512;
  const faces = roomFaces(property, "majlis", side);
  const round = ["front", "right", "back", "left"] as const;
  for (const [index, face] of round.entries()) {
    const next = round[(index + 1) % 4] ?? "front";
    const ours = await edge(faces?.[face] ?? "", side, side - 1);
    const theirs = await edge(faces?.[next] ?? "", side, 0);
    const other = ours.filter((level, i) => Math.abs(level - (theirs[i] ?? 0)) > 30).length;
    expect(other / ours.length, `${face} to ${next}`).toBeLessThan(0.03);
  }
}, 30_000);

test("a hotspot points to the wood of a door, not to the wall beside it", async () => {
  const width = 1024;
  for (const { room, hotspots } of tourOf(property)) {
    const files = await renderPicture({ facts: property, key: `pano-${room}`, widths: [width], format: "webp" });
    for (const { to, yaw, pitch } of hotspots) {
      const left = Math.round((yaw / (2 * Math.PI) + 0.5) * width) % width;
      const top = Math.round((0.5 - pitch / Math.PI) * (width / 2));
      const spot = sharp(files?.[0]).extract({ left, top, width: 1, height: 1 });
      const [red = 0, , blue = 0] = await spot.raw().toBuffer();
      expect([red < 150, red - blue > 50], `${room} to ${to}`).toEqual([true, true]);
    }
  }
}, 30_000);
