import type { FastifyReply } from "fastify";

const types = { pdf: "application/pdf", xml: "application/xml" } as const;

type File = { bytes: Uint8Array; name: string; kind: keyof typeof types };

/** Answers with a file that the browser saves under a name. */
export function fileAnswer(reply: FastifyReply, { bytes, name, kind }: File): FastifyReply {
  return reply
    .type(types[kind])
    .header("content-disposition", `attachment; filename="${name}.${kind}"`)
    .serializer((content: Buffer) => content as never)
    .send(Buffer.from(bytes));
}
