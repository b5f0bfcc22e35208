import type { Script } from "./scripted-names.ts";

const scripts = new Map<string, Script>();

export function setTokenScript(token: string, script: Script): void {
  scripts.set(token, script);
}

export function scriptOfToken(token: string): Script {
  return scripts.get(token) ?? {};
}
