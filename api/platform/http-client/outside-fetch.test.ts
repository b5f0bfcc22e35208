import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { fetchOutside, type OutsideNetwork, type OutsideOptions } from "./outside-fetch.ts";
import { OutsideRefused } from "./outside-refused.ts";
import { isPublicAddress } from "./public-address.ts";

const limits = { maxBytes: 1_000, timeoutMs: 10_000 };
const opened: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

/** A machine inside, which counts who connects to it, and a network whose names lead where a test says. */
async function aNetwork(addresses: readonly string[] = ["127.0.0.1"], isPublic = isPublicAddress) {
  let connections = 0;
  const port = await listen(
    createTcpServer((socket) => {
      connections++;
      socket.destroy();
    }),
  );
  let resolved = 0;
  const resolve: OutsideNetwork["resolve"] = async () => {
    resolved++;
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { network: { port, resolve, isPublic }, connections: () => connections, resolved: () => resolved };
}

async function refusalOf(url: string, options: Partial<OutsideOptions> = {}, network?: OutsideNetwork) {
  const answer = await fetchOutside(url, { ...limits, ...options }, network).catch((error: unknown) => error);
  return answer instanceof OutsideRefused ? answer.reason : answer;
}

const inside: [url: string, reason: string][] = [
  ["https://127.0.0.1/a.ics", "address"],
  ["https://127.1/a.ics", "address"],
  ["https://2130706433/a.ics", "address"],
  ["https://0x7f.1/a.ics", "address"],
  ["https://017700000001/a.ics", "address"],
  ["https://0/a.ics", "address"],
  ["https://１２７.0.0.1/a.ics", "address"],
  ["https://10.1.2.3/a.ics", "address"],
  ["https://172.31.255.255/a.ics", "address"],
  ["https://192.168.1.1/a.ics", "address"],
  ["https://169.254.169.254/latest/meta-data", "address"],
  ["https://100.100.100.200/a.ics", "address"],
  ["https://255.255.255.255/a.ics", "address"],
  ["https://[::1]/a.ics", "address"],
  ["https://[::]/a.ics", "address"],
  ["https://[::ffff:127.0.0.1]/a.ics", "address"],
  ["https://[64:ff9b::7f00:1]/a.ics", "address"],
  ["https://[2002:7f00:1::]/a.ics", "address"],
  ["https://[fd00::1]/a.ics", "address"],
  ["https://[fe80::1]/a.ics", "address"],
  ["https://localhost/a.ics", "address"],
  ["https://localhost./a.ics", "address"],
  ["webcal://calendar.example/a.ics", "address"],
  ["https://calendar.example@127.0.0.1/a.ics", "credentials"],
  ["https://calendar.example:8443/a.ics", "port"],
  ["http://calendar.example/a.ics", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["gopher://calendar.example/", "scheme"],
  ["//calendar.example/a.ics", "malformed"],
  ["", "malformed"],
];

test.each(inside)("%s leads inside or elsewhere, and nothing connects", async (url, reason) => {
  const { network, connections } = await aNetwork();
  expect(await refusalOf(url, {}, network)).toBe(reason);
  expect(connections()).toBe(0);
});

test("a name with one address inside is refused, whatever the others are", async () => {
  const { network, connections } = await aNetwork(["93.184.215.14", "127.0.0.1"]);
  expect(await refusalOf("https://calendar.example/a.ics", {}, network)).toBe("address");
  expect(connections()).toBe(0);
});

test("the connection goes to the address that was judged, and the name is asked for once", async () => {
  const { network, connections, resolved } = await aNetwork(["127.0.0.1"], () => true);
  expect(await refusalOf("https://calendar.example/a.ics", {}, network)).toBe("unreachable");
  expect([connections(), resolved()]).toEqual([1, 1]);
});

test("a name that nobody has is refused, and so is a host that is not among those allowed", async () => {
  const { network } = await aNetwork([]);
  expect(await refusalOf("https://calendar.example/a.ics", {}, network)).toBe("unresolved");
  const hosts = ["platform.example"];
  expect(await refusalOf("https://calendar.example/a.ics", { hosts }, network)).toBe("host");
  expect(await refusalOf("https://notplatform.example/a.ics", { hosts }, network)).toBe("host");
  expect(await refusalOf("https://www.platform.example/a.ics", { hosts }, network)).toBe("unresolved");
});

async function aSandbox(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}`;
}

test("a calendar is read, decompressed, with its status and headers", async () => {
  const origin = await aSandbox((request, response) => {
    response.writeHead(200, { "content-encoding": "gzip", etag: `"${request.headers["if-none-match"]}"` });
    response.end(gzipSync("BEGIN:VCALENDAR"));
  });
  const options = { ...limits, sandboxOrigin: origin, headers: { "if-none-match": "a" } };
  const { status, headers, body } = await fetchOutside(`${origin}/a.ics`, options);
  expect([status, headers.etag, body.toString()]).toEqual([200, '"a"', "BEGIN:VCALENDAR"]);
});

test.each<[reason: string, answer: RequestListener]>([
  ["too-large", (_, response) => void response.end("x".repeat(1_001))],
  [
    "too-large",
    (_, response) =>
      void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000))),
  ],
  ["encoding", (_, response) => void response.writeHead(200, { "content-encoding": "zstd" }).end("x")],
  ["broken", (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip")],
  [
    "broken",
    (_, response) => void response.writeHead(200, { "content-length": "50" }).write("x", () => response.destroy()),
  ],
  ["unreachable", (request) => void request.socket.destroy()],
  ["address", (_, response) => void response.writeHead(302, { location: "https://169.254.169.254/" }).end()],
  ["scheme", (_, response) => void response.writeHead(307, { location: "http://127.0.0.1:1/" }).end()],
  ["scheme", (_, response) => void response.writeHead(301, { location: "ftp://calendar.example/" }).end()],
  ["redirects", (_, response) => void response.writeHead(302, { location: "/again" }).end()],
])("a bad answer is refused as %s", async (reason, answer) => {
  const origin = await aSandbox(answer);
  expect(await refusalOf(`${origin}/a.ics`, { sandboxOrigin: origin })).toBe(reason);
});

test("a body without end is given up, by its size or by its time", async () => {
  const endless = await aSandbox((_, response) => {
    const more = () => void (response.destroyed || response.write("x".repeat(100), more));
    response.writeHead(200);
    more();
  });
  expect(await refusalOf(endless, { sandboxOrigin: endless })).toBe("too-large");
  const silent = await aSandbox((_, response) => void response.writeHead(200).write("x"));
  expect(await refusalOf(silent, { sandboxOrigin: silent, timeoutMs: 300 })).toBe("timeout");
});

test("without a sandbox nothing on this machine is fetched", async () => {
  const origin = await aSandbox((_, response) => void response.end("x"));
  expect(await refusalOf(`${origin}/a.ics`, { sandboxOrigin: null })).toBe("scheme");
  expect(await refusalOf(`${origin}/a.ics`, { sandboxOrigin: "http://127.0.0.1:1" })).toBe("scheme");
});

test.each([
  ["93.184.215.14", true],
  ["1.1.1.1", true],
  ["172.32.0.1", true],
  ["100.128.0.1", true],
  ["2606:4700:4700::1111", true],
  ["::ffff:93.184.215.14", false],
  ["2001:db8::1", false],
  ["fe80::1%eth0", false],
  ["224.0.0.1", false],
  ["calendar.example", false],
])("%s is on the public internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
