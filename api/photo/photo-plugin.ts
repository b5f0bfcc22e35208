import fp from "fastify-plugin";
import type { PhotoStore } from "./store/photo-store.ts";

declare module "fastify" {
  interface FastifyInstance {
    photoStore?: PhotoStore;
  }
}

/** The store of photographs, for the jobs that clean it. */
export const photoPlugin = fp<{ store: PhotoStore }>(
  async (app, { store }) => {
    app.decorate("photoStore", store);
  },
  { name: "photo" },
);
