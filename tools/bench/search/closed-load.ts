import { connect, type Socket } from "node:net";

export type Load = { requests: number; seconds: number; perSecond: number; p50: number; p99: number; failures: number };
type LoadOptions = { port: number; requests: readonly Buffer[]; seconds: number; guests: number };

/** A request as bytes, so that sending it costs little. */
export function requestBytes(method: string, path: string, body?: object, encodings?: string): Buffer {
  const json = body === undefined ? "" : JSON.stringify(body);
  const type = body === undefined ? "" : "content-type: application/json\r\n";
  const length = body === undefined ? "" : `content-length: ${Buffer.byteLength(json)}\r\n`;
  const accept = encodings === undefined ? "" : `accept-encoding: ${encodings}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nhost: mabeet-sa.localhost\r\n${accept}${type}${length}`;
  return Buffer.from(`${head}\r\n${json}`);
}

/** So many guests for some seconds; each sends the next request after the answer. */
export async function closedLoad({ port, requests, seconds, guests }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  let failures = 0;
  let sent = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const guest = async () => {
    const ask = await connectGuest(port);
    while (performance.now() < until) {
      const start = performance.now();
      const status = await ask.send(requests[sent++ % requests.length] as Buffer);
      times.push(performance.now() - start);
      if (status !== 200) failures++;
    }
    ask.close();
  };
  await Promise.all(Array.from({ length: guests }, guest));
  const spent = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    requests: times.length,
    seconds: spent,
    perSecond: times.length / spent,
    p50: at(0.5),
    p99: at(0.99),
    failures,
  };
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");

async function connectGuest(port: number): Promise<{ send: (bytes: Buffer) => Promise<number>; close: () => void }> {
  const socket: Socket = connect(port, "127.0.0.1").setNoDelay(true);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let answered: (status: number) => void = () => {};
  let missing = -1;
  let head = "";
  let status = 0;
  let isChunked = false;
  socket.on("data", (chunk: Buffer) => {
    let body = chunk;
    if (missing < 0) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      isChunked = /transfer-encoding: chunked/i.test(head.slice(0, end));
      missing = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      body = chunk.subarray(chunk.length - (head.length - end - 4));
      head = "";
    }
    missing = Math.max(0, missing - body.length);
    if (isChunked ? !body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : missing > 0) return;
    missing = -1;
    answered(status);
  });
  const send = (bytes: Buffer) =>
    new Promise<number>((resolve) => {
      answered = resolve;
      socket.write(bytes);
    });
  return { send, close: () => socket.destroy() };
}
