import { readText } from "../read-text.ts";
import { type Answer, Refusal, type Route } from "../route.ts";

type Reported = {
  uuid: string;
  hash: string;
  number: string;
  counter: number;
  previousHash: string;
  gross: string;
  isCleared: boolean;
  times: number;
  answer: Answer;
};

/** By UUID: a document that is reported again has the same answer. */
const reported = new Map<string, Reported>();
const MAX_STORED = 10_000;

/**
 * The gateway of the Saudi tax authority: simplified documents are reported, full ones are cleared. A gross amount that
 * ends in 13 is accepted with a warning, one that ends in 31 is refused.
 */
export const taxRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/tax\/invoices\/(reporting|clearance)\/single$/,
    answer: ({ url, body, request }) => {
      if (!request.headers.authorization?.startsWith("Basic ")) throw new Refusal(401, "authorization: a certificate");
      const isCleared = url.pathname.includes("clearance");
      const [uuid, hash] = [readText(body, "uuid", 36), readText(body, "invoiceHash", 100)];
      const known = reported.get(uuid);
      if (known && known.hash !== hash) throw new Refusal(409, "another document has this UUID");
      if (known) {
        known.times += 1;
        return known.answer;
      }
      const xml = Buffer.from(readText(body, "invoice", 400_000), "base64").toString("utf8");
      return record({ uuid, hash, isCleared }, xml);
    },
  },
  { method: "GET", path: /^\/tax\/documents$/, answer: () => ({ json: { documents: listed() } }) },
];

function listed() {
  return [...reported.values()].map(({ answer, ...rest }) => ({ ...rest, status: answer.status }));
}

function record(sent: Pick<Reported, "uuid" | "hash" | "isCleared">, xml: string): Answer {
  const gross = partOf(xml, /<cbc:TaxInclusiveAmount[^>]*>([\d.]+)</);
  const answer = judge(gross, sent.isCleared);
  reported.set(sent.uuid, {
    ...sent,
    gross,
    number: partOf(xml, /<cbc:ID>([^<]+)</),
    counter: Number(partOf(xml, /<cbc:ID>ICV<\/cbc:ID><cbc:UUID>(\d+)</)),
    previousHash: partOf(xml, /<cbc:ID>PIH<\/cbc:ID>.*?mimeCode="text\/plain">([^<]+)</),
    times: 1,
    answer,
  });
  if (reported.size > MAX_STORED) reported.delete(reported.keys().next().value ?? "");
  return answer;
}

function partOf(xml: string, pattern: RegExp): string {
  const found = pattern.exec(xml)?.[1];
  if (!found) throw new Refusal(422, `invoice: ${pattern} is missing`);
  return found;
}

function judge(gross: string, isCleared: boolean): Answer {
  const done = isCleared ? { clearanceStatus: "CLEARED" } : { reportingStatus: "REPORTED" };
  const results = (status: string, more: object = {}) => ({
    validationResults: { status, infoMessages: [], warningMessages: [], errorMessages: [], ...more },
  });
  const message = { type: "WARNING", code: "SANDBOX-13", message: "A warning of the sandbox." };
  const error = { type: "ERROR", code: "SANDBOX-31", message: "An error of the sandbox." };
  if (gross.endsWith("13"))
    return { status: 202, json: { ...results("WARNING", { warningMessages: [message] }), ...done } };
  if (gross.endsWith("31")) return { status: 400, json: results("ERROR", { errorMessages: [error] }) };
  return { status: 200, json: { ...results("PASS"), ...done } };
}
