import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { Problem } from "#api/platform/problem/problem.ts";
import { problemBody } from "#api/platform/problem/problem-body.ts";

const CLOSE_MS = 1_000;
const statusByCode: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers a request that is not valid HTTP. Its headers cannot be trusted, so the answer is always in English. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = statusByCode[error.code ?? ""] ?? [400, "Bad Request"];
  const body = JSON.stringify(problemBody(new Problem("unreadable-request", { status }), "en", randomUUID()));
  const headers = [
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  // A client that keeps sending would keep the connection open; the answer gets a moment to arrive.
  setTimeout(() => socket.destroy(), CLOSE_MS).unref();
}
