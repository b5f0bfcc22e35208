import { Agent, request } from "node:https";

export type HttpsAnswer = {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as they come.
  json: () => any;
};

type HttpsCall = { method: string; url: string; headers?: Record<string, string>; payload?: object };
export type HttpsCaller = { inject: (call: HttpsCall) => Promise<HttpsAnswer>; close: () => void };

/** Calls a host of this machine over HTTPS, with the `inject` of tests; trusts one certificate. */
export function httpsCaller({ host, port, ca }: { host: string; port: number; ca: string }): HttpsCaller {
  const agent = new Agent({ keepAlive: true });
  const inject = ({ method, url, headers = {}, payload }: HttpsCall) => {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const all = {
      ...headers,
      host: `${host}:${port}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const options = { host: "127.0.0.1", servername: host, port, ca, agent, method, path: url, headers: all };
    return new Promise<HttpsAnswer>((resolve, reject) => {
      const sent = request(options, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => resolve(answerOf(answer.statusCode ?? 0, answer.headers, text)));
        answer.on("error", reject);
      });
      sent.on("error", reject).end(body);
    });
  };
  return { inject, close: () => agent.destroy() };
}

function answerOf(statusCode: number, headers: HttpsAnswer["headers"], body: string): HttpsAnswer {
  return { statusCode, headers, body, json: () => JSON.parse(body) };
}
