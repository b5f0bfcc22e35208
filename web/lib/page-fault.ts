import { data } from "react-router";
import { ApiProblem } from "./api-call.ts";

/** Lets a refusal of the API become the page's own status, so that the shell can say what happened. */
export async function orPageFault<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem) throw data(null, { status: error.status });
    throw error;
  }
}
