import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { pictureRoutes } from "#api/picture/picture.routes.ts";
import { pictureFiles } from "#api/picture/picture-files.ts";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { renderPool } from "#api/picture/render-pool.ts";
import type { Renderer } from "#api/picture/renderer.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";

const drawn: PictureJob[] = [];
let booking: BookingApp;
let folder: string;

/** Draws only the name of the picture. */
const renderer = (): Renderer => ({
  render: async (job) => {
    drawn.push(job);
    return job.widths.map((width) => Buffer.from(`${job.facts?.id} ${job.key} ${width}`));
  },
  isGone: () => false,
  stop: async () => {},
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-pictures-"));
  const pool = renderPool({ start: renderer, size: 1 });
  const options = { files: pictureFiles(folder, 1_000_000), pool, describePictures: plainDescriptions };
  booking = await aBookingApp({
    isServing: false,
    beforeRoutes: async (made) => made.register(pictureRoutes, options),
  });
});
afterAll(async () => {
  await booking.sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

test("the picture of a confirmation is drawn when the mail is sent, before a guest opens it", async () => {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, testCards.paid);
  await booking.app.jobs.run("outbox");
  await expect.poll(() => drawn.map(({ key }) => key)).toEqual(["og"]);

  const opened = await booking.app.inject(ogPictureUrl(drawn[0]?.facts?.id ?? 0));
  expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(drawn).toHaveLength(1);
});
