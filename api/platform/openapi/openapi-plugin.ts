import swagger from "@fastify/swagger";
import fp from "fastify-plugin";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProblemBody } from "#contract/endpoint/problem.ts";
import { closeObjects } from "./close-objects.ts";

const problemAnswer = {
  description: "A refusal with a code of the catalogue",
  content: { "application/problem+json": { schema: ProblemBody } },
};
const describe = createJsonSchemaTransform({});

/** Describes every `/api` route from its contract, and no pages and files. A route without a query schema accepts none, and every route may answer a problem. */
export const openApiPlugin = fp(
  async (app) => {
    app.addHook("onRoute", (route) => {
      if (!route.url.startsWith("/api/")) {
        route.schema = { ...route.schema, hide: true };
        return;
      }
      const { response = {}, ...schema } = (route.schema ?? {}) as { response?: Record<string, unknown> };
      route.schema = { querystring: z.object({}), ...schema, response: { ...response, default: problemAnswer } };
    });
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: {
          title: "Mabeet",
          description: "Chalets and holiday homes in the Gulf: search, look, book.",
          version: "1",
        },
      },
      transform: (route) => {
        const { schema, url } = describe(route as Parameters<typeof describe>[0]);
        return { schema: closeObjects(schema as Record<string, unknown>), url };
      },
    });
  },
  { name: "openapi", dependencies: [] },
);
