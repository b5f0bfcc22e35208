import { testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { openApi } from "./open-api.ts";
import { type Exchange, recordingProxy } from "./recording-proxy.ts";
import { walkTabby } from "./walk-tabby.ts";

const SANDBOX_SCALE = 0.02;
/** Both addresses have the same API. */
const BASE = /^\/tabby(-sa)?(?=\/api\/)/;

/** Tabby's page of response codes has 403 for a key of the other country at every call; its OpenAPI document, at some. */
const ELSEWHERE = { 403: "/components/responses/ForbiddenError" };

type Compared = { requests: number; answers: number; faults: string[] };

/** Plays every call of the adapter with the sandbox, and compares what went over the wire with Tabby's document. */
export async function checkTabbyApi(file: string): Promise<Compared> {
  const document = openApi(file, ELSEWHERE);
  const sandbox = await testSandbox(SANDBOX_SCALE);
  const proxy = await recordingProxy(sandbox.url);
  try {
    await walkTabby(proxy.url);
  } finally {
    proxy.stop();
    await sandbox.stop();
  }
  const exchanges = proxy.exchanges.filter(({ url }) => BASE.test(url.pathname));
  const faults = exchanges.flatMap((exchange) => faultsOf(document, exchange));
  const answers = exchanges.length;
  // A request that was wrong on purpose shows an answer, and is none of ours.
  return { requests: exchanges.filter(isOurs).length, answers, faults: [...new Set(faults)] };
}

function isOurs({ status }: Exchange): boolean {
  return status < 400;
}

function faultsOf(document: ReturnType<typeof openApi>, exchange: Exchange): string[] {
  const { method, url, status } = exchange;
  const path = url.pathname.replace(BASE, "");
  const call = { method, path };
  const name = `${method} ${path.replace(/[0-9a-f-]{36}/, "{id}")}`;
  const request = { ...call, query: url.searchParams, body: parse(exchange.body) };
  const inRequest = isOurs(exchange) ? document.request(request) : [];
  const inAnswer = document.answer({ ...call, status, body: parse(exchange.answer) });
  return [
    ...inRequest.map((fault) => `request ${name}: ${fault}`),
    ...inAnswer.map((fault) => `answer ${status} of ${name}: ${fault}`),
  ];
}

function parse(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}
