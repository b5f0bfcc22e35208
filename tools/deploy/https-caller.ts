import { Agent, request } from "node:https";

export type HttpsAnswer = {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as they come.
  json: () => any;
};

/** `payload` is sent as JSON, or as the fields of a form. */
type HttpsCall = { method: string; url: string; headers?: Record<string, string>; payload?: object };
export type HttpsCaller = { inject: (call: HttpsCall) => Promise<HttpsAnswer>; close: () => void };

/** Calls a host of this machine over HTTPS, with the `inject` of tests; trusts one certificate. */
export function httpsCaller({ host, port, ca }: { host: string; port: number; ca: string }): HttpsCaller {
  const agent = new Agent({ keepAlive: true });
  const inject = ({ method, url, headers = {}, payload }: HttpsCall) => {
    const body = payload === undefined ? null : bodyOf(payload);
    const all = { ...headers, host: `${host}:${port}`, ...(body && { "content-type": body.type }) };
    const options = { host: "127.0.0.1", servername: host, port, ca, agent, method, path: url, headers: all };
    return new Promise<HttpsAnswer>((resolve, reject) => {
      const sent = request(options, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => resolve(answerOf(answer.statusCode ?? 0, answer.headers, text)));
        answer.on("error", reject);
      });
      sent.on("error", reject).end(body?.text);
    });
  };
  return { inject, close: () => agent.destroy() };
}

function bodyOf(payload: object): { type: string; text: string } {
  if (payload instanceof URLSearchParams)
    return { type: "application/x-www-form-urlencoded", text: payload.toString() };
  return { type: "application/json", text: JSON.stringify(payload) };
}

function answerOf(statusCode: number, headers: HttpsAnswer["headers"], body: string): HttpsAnswer {
  return { statusCode, headers, body, json: () => JSON.parse(body) };
}
