import type { Dispatch } from "./call-endpoint.ts";

/** Sends a call from the browser to the API. */
export const fetchDispatch: Dispatch = async ({ method, path, headers, body, signal }) => {
  const response = await fetch(path, { method, headers, body, signal, credentials: "same-origin" });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : readJson(text) };
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
