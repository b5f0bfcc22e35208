import type { FastifyReply } from "fastify";

/** Answers with a PDF that the browser saves under a name. */
export function pdfAnswer(reply: FastifyReply, pdf: Uint8Array, name: string): FastifyReply {
  return reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${name}.pdf"`)
    .serializer((bytes: Buffer) => bytes as never)
    .send(Buffer.from(pdf));
}
