import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** The folders of the built client: names in `assets` carry a hash and never change, the others change rarely. */
export const folders = [
  { folder: "assets", maxAge: YEAR, immutable: true },
  { folder: "fonts", maxAge: YEAR, immutable: true },
  { folder: "art", maxAge: MONTH, immutable: false },
  { folder: "gift", maxAge: MONTH, immutable: false },
  { folder: "brand", maxAge: MONTH, immutable: false },
  { folder: "icons", maxAge: MONTH, immutable: false },
];

/** Files of the built client, compressed beforehand where that helps. */
export const files: FastifyPluginAsync<{ clientDir: string }> = async (app, { clientDir }) => {
  for (const [index, { folder, maxAge, immutable }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root: join(clientDir, folder),
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      maxAge: maxAge * 1000,
      immutable,
    });
  }
};
