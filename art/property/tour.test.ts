import { expect, test } from "vitest";
import { someProperty } from "#art/testing/some-property.ts";
import { panoramaViewpoint } from "./panorama-viewpoint.ts";
import { propertyRoom } from "./property-room.ts";
import { tourOf } from "./tour.ts";

test("every hotspot of a tour leads to a room with a hotspot that leads back", () => {
  const stops = tourOf(someProperty());
  expect(stops.map(({ room }) => room)).toEqual(["majlis", "living", "bedroom-1", "kitchen"]);
  for (const { room, hotspots } of stops) {
    expect(hotspots.length).toBeGreaterThan(0);
    for (const { to } of hotspots)
      expect(stops.find((stop) => stop.room === to)?.hotspots.map((way) => way.to)).toContain(room);
  }
});

test("hotspots are behind the visitor and below eye height", () => {
  for (const { hotspots } of tourOf(someProperty())) {
    for (const { yaw, pitch } of hotspots) {
      expect(Math.abs(yaw)).toBeGreaterThan(Math.PI / 2);
      expect(pitch).toBeLessThan(0);
      expect(pitch).toBeGreaterThan(-0.8);
    }
  }
});

test("a listing without a tour has none", () => {
  expect(tourOf(someProperty({ is3DView: false }))).toEqual([]);
});

test("the viewpoint of a panorama is not inside furniture", () => {
  for (let id = 0; id < 6; id++) {
    for (const key of ["majlis", "living", "kitchen", "bedroom-1"]) {
      const room = propertyRoom(someProperty({ id }), key);
      if (!room) throw new Error(key);
      const [x, , z] = panoramaViewpoint(room);
      const within = room.bodies.filter(
        ({ layer, min, max }) =>
          layer === "furniture" && min[1] < 1.55 && min[0] < x && x < max[0] && min[2] < z && z < max[2],
      );
      expect(within).toEqual([]);
    }
  }
});
