import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** How a call ended; one that has neither an answer nor a closed connection after `MAX_WAIT_MS` is still waiting. */
type CallEnd = "answered" | "reset" | "waiting";

const MAX_WAIT_MS = 60_000;

/** Calls of many guests at once, each on a connection of its own. */
export function openCalls(port: number, path: string) {
  const head = `GET ${path} HTTP/1.1\r\nhost: mabeet-sa.localhost\r\nconnection: close\r\n\r\n`;
  const slowHead = (length: number) =>
    [
      `POST ${path} HTTP/1.1`,
      "host: mabeet-sa.localhost",
      "content-type: application/json",
      `content-length: ${length}`,
      "expect: 100-continue",
      "connection: close",
      "\r\n",
    ].join("\r\n");
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return { socket, end: endOf(socket) };
  };
  return {
    /** Lets guests call again and again, does something in the middle, and returns how the calls of each guest ended. */
    async whileCalling(guests: number, act: () => void): Promise<CallEnd[]> {
      const rounds = 10;
      const ends: CallEnd[] = [];
      const callOften = async () => {
        for (let round = 0; round < rounds; round++) {
          ends.push(await callOnce());
          if (ends.length === (guests * rounds) / 2) act();
        }
      };
      const callOnce = async () => {
        const call = await open();
        call.socket.write(head);
        return call.end;
      };
      await Promise.all(Array.from({ length: guests }, callOften));
      return ends;
    },
    /** Calls of as many guests that are all sent when it resolves. */
    async callAtOnce(guests: number) {
      const calls = await Promise.all(Array.from({ length: guests }, open));
      for (const { socket } of calls) socket.write(head);
      return { ends: (): Promise<CallEnd[]> => Promise.all(calls.map(({ end }) => end)) };
    },
    /** Calls of as many guests whose body is still missing when it resolves, although a process reads it already. */
    async callSlowly(guests: number, body: string) {
      const calls = await Promise.all(Array.from({ length: guests }, open));
      for (const { socket } of calls) {
        socket.write(slowHead(Buffer.byteLength(body)));
        await once(socket, "data");
      }
      return {
        finish: (): Promise<CallEnd[]> => {
          for (const { socket } of calls) socket.write(body);
          return Promise.all(calls.map(({ end }) => end));
        },
      };
    },
  };
}

function endOf(socket: Socket): Promise<CallEnd> {
  return new Promise((resolve) => {
    let answer = "";
    const timeout = setTimeout(() => finish("waiting"), MAX_WAIT_MS);
    const finish = (end: CallEnd) => {
      clearTimeout(timeout);
      socket.destroy();
      resolve(end);
    };
    socket.on("data", (chunk: Buffer) => (answer += chunk));
    socket.on("end", () => finish(/^HTTP\/1\.1 200/m.test(answer) ? "answered" : "reset"));
    socket.on("error", () => finish("reset"));
    socket.on("close", () => finish("reset"));
  });
}
