import { Agent, request } from "node:http";

export type RemoteAnswer = {
  /** 0 when the connection broke before the answer was complete. */
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  json: () => ReturnType<typeof JSON.parse>;
};
type RemoteRequest = { method: string; url: string; headers?: Record<string, string>; payload?: object };

/** The app over the network, with the `inject` of tests. The port may change between calls. */
export function remoteApp(target: { port: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const inject = ({ method, url, headers = {}, payload }: RemoteRequest): Promise<RemoteAnswer> => {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const all = { ...headers, ...(body !== undefined && { "content-type": "application/json" }) };
    return new Promise((resolve) => {
      const lost = () => resolve(answerOf(0, {}, ""));
      const sent = request(
        { host: "127.0.0.1", port: target.port, method, path: url, headers: all, agent },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          answer.on("end", () => resolve(answerOf(answer.statusCode ?? 0, answer.headers, text)));
          answer.on("error", lost).on("aborted", lost);
        },
      );
      sent.on("error", lost);
      sent.setTimeout(30_000, () => sent.destroy());
      sent.end(body);
    });
  };
  return { inject, close: () => agent.destroy() };
}

function answerOf(statusCode: number, headers: RemoteAnswer["headers"], body: string): RemoteAnswer {
  return { statusCode, headers, body, json: () => (body === "" ? {} : JSON.parse(body)) };
}
