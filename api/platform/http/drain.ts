import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    isDraining: boolean;
    /** From now on: not ready, and every answer asks its client to come back on a new connection. */
    drain: () => void;
  }
}

export const drainPlugin = fp(async (app) => {
  app.decorate("isDraining", false);
  app.decorate("drain", () => {
    app.isDraining = true;
  });
  // On the raw answer, because pages take it over before Fastify writes its own headers.
  app.addHook("onRequest", async (_request, reply) => {
    if (app.isDraining) reply.raw.setHeader("connection", "close");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (app.isDraining) reply.header("connection", "close");
  });
});
