import { Agent, request } from "node:http";

export type DistantAnswer = {
  /** 0 when the connection broke before an answer was whole. */
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  json: () => ReturnType<typeof JSON.parse>;
};
type Asked = { method: string; url: string; headers?: Record<string, string>; payload?: object };

/** The product over the network, spoken to as tests speak to it in one process. Where it stands may change. */
export function distantApp(place: { port: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const inject = ({ method, url, headers = {}, payload }: Asked): Promise<DistantAnswer> => {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const all = { ...headers, ...(body !== undefined && { "content-type": "application/json" }) };
    return new Promise((resolve) => {
      const lost = () => resolve(answerOf(0, {}, ""));
      const sent = request(
        { host: "127.0.0.1", port: place.port, method, path: url, headers: all, agent },
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

function answerOf(statusCode: number, headers: DistantAnswer["headers"], body: string): DistantAnswer {
  return { statusCode, headers, body, json: () => (body === "" ? {} : JSON.parse(body)) };
}
