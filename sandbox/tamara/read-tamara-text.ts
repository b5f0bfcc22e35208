import { readText } from "../read-text.ts";
import { Refusal } from "../route.ts";
import { tamaraRefusal } from "./tamara-error.ts";

/** A text of a request; a missing one is refused in Tamara's format. */
export function readTamaraText(json: unknown, name: string, max: number): string {
  try {
    return readText(json, name, max);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tamaraRefusal(400, `${name}_invalid`, error.message);
  }
}
