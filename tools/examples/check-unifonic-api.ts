import { testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { openApi } from "./open-api.ts";
import { type Exchange, recordingProxy } from "./recording-proxy.ts";
import { walkUnifonic } from "./walk-unifonic.ts";

const SANDBOX_SCALE = 0.02;
const BASE = /^\/unifonic(?=\/rest\/)/;

const SENT = "/paths/~1rest~1SMS~1messages/post/responses/200";
/** Unifonic's page of the SMS API has these at every call, in the shape of any answer; its OpenAPI document does not. */
const ELSEWHERE = { 402: SENT, 409: SENT, 429: SENT };

type Compared = { requests: number; answers: number; faults: string[] };

/** Plays every call of the adapter with the sandbox, and compares what went over the wire with Unifonic's document. */
export async function checkUnifonicApi(file: string): Promise<Compared> {
  const document = openApi(file, ELSEWHERE);
  const sandbox = await testSandbox(SANDBOX_SCALE);
  const proxy = await recordingProxy(sandbox.url);
  try {
    await walkUnifonic(proxy.url, sandbox);
  } finally {
    proxy.stop();
    await sandbox.stop();
  }
  const exchanges = proxy.exchanges.filter(({ url }) => BASE.test(url.pathname));
  const faults = exchanges.flatMap((exchange) => faultsOf(document, exchange));
  // A request that was wrong on purpose shows an answer, and is none of ours.
  const requests = exchanges.filter(isOurs).length;
  return { requests, answers: exchanges.length, faults: [...new Set(faults)] };
}

/** A refusal by a fault of the sandbox answers a request as we send it. */
function isOurs({ status }: Exchange): boolean {
  return ![401, 449, 480].includes(status);
}

function faultsOf(document: ReturnType<typeof openApi>, exchange: Exchange): string[] {
  const { method, url, status, body, answer } = exchange;
  const call = { method, path: url.pathname.replace(BASE, "") };
  // The document has the fields as a query. Unifonic also takes them as a form, where no log keeps the key and the text.
  const fields = new URLSearchParams(body);
  const inRequest = isOurs(exchange) ? document.request({ ...call, query: fields, body: undefined }) : [];
  const inAnswer = document.answer({ ...call, status, body: JSON.parse(answer) });
  return [
    ...inRequest.map((fault) => `request ${method} ${call.path}: ${fault}`),
    ...inAnswer.map((fault) => `answer ${status} of ${method} ${call.path}: ${fault}`),
  ];
}
