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
    app.addHook("onRequest", (_request, reply, done) => {
      if (app.isDraining) reply.raw.setHeader("connection", "close");
      done();
    });
    app.addHook("onSend", (_request, reply, payload, done) => {
      if (app.isDraining) reply.header("connection", "close");
      done(null, payload);
    });
  },
  { name: "drain", dependencies: [] },
);
