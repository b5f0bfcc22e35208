import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    isDraining: boolean;
    /** From then on the readiness check fails, and every answer closes its connection. */
    drain: () => void;
  }
}

export const drainPlugin = fp(
  async (app) => {
    app.decorate("isDraining", false);
    app.decorate("drain", () => {
      app.isDraining = true;
    });
    // On the raw response, because pages write it without Fastify.
    app.addHook("onRequest", async (_request, reply) => {
      if (app.isDraining) reply.raw.setHeader("connection", "close");
    });
    app.addHook("onSend", async (_request, reply) => {
      if (app.isDraining) reply.header("connection", "close");
    });
  },
  { name: "drain", dependencies: [] },
);
