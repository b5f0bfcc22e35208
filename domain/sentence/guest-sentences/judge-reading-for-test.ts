import type { Sentence, Span } from "../sentence.ts";
import type { GuestSentence } from "./guest-sentence-for-test.ts";

/** `reported`: partly understood, nothing of it wrong, and the page says which words are not used. */
export type Verdict = "right" | "reported" | "wrong";

/** Judges what a guest would search for. Words that no filter offers yet may be understood later. */
export function judgeReading(
  [sentence, query, notOffered = ""]: GuestSentence,
  { parts, unclear }: Sentence,
  queryOf: (parts: Sentence["parts"]) => string,
): Verdict {
  const spansNotOffered = notOffered
    .split("; ")
    .filter(Boolean)
    .map((words) => spanIn(sentence, words));
  const judged = parts.filter(({ spans }) => !spans.every((span) => spansNotOffered.some((of) => touches(of, span))));
  const [read, expected] = [pairsOf(queryOf(judged)), pairsOf(query)];
  if (read.some((pair) => !expected.includes(pair))) return "wrong";
  const isWhole = expected.every((pair) => read.includes(pair));
  const reported = unclear.flatMap(({ spans }) => spans);
  const used = parts.flatMap(({ spans }) => spans);
  const isAnswered = spansNotOffered.every((of) => [...reported, ...used].some((span) => touches(of, span)));
  if (isWhole && reported.length === 0 && isAnswered) return "right";
  return reported.length > 0 && (isAnswered || isWhole) ? "reported" : "wrong";
}

function spanIn(sentence: string, words: string): Span {
  const from = sentence.indexOf(words);
  if (from < 0) throw new Error(`"${words}" is not in "${sentence}"`);
  return { from, to: from + words.length };
}

const touches = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** The parameters of an address; each option of a filter is one. */
function pairsOf(query: string): string[] {
  return query
    .split("&")
    .filter(Boolean)
    .flatMap((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return name === "near" ? [pair] : value.split(",").map((one) => `${name}=${one}`);
    });
}
