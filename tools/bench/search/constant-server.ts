import type { AddressInfo } from "node:net";
import Fastify from "fastify";

// A bare Fastify in its own process: one route, no hook, one constant answer, whose bytes the parent sends first.
const app = Fastify();
let constant: Buffer = Buffer.alloc(0);
app.get("/constant", async (_request, reply) => reply.type("application/json; charset=utf-8").send(constant));
await app.listen({ port: 0, host: "127.0.0.1" });
process.on("message", (message: { answer?: string } | "cpu" | "leave") => {
  if (message === "leave") {
    void app.close();
    process.disconnect();
  } else if (message === "cpu") process.send?.({ result: process.cpuUsage() });
  else {
    constant = Buffer.from(message.answer ?? "", "base64");
    process.send?.({ result: constant.length });
  }
});
process.send?.({ result: (app.server.address() as AddressInfo).port });
