import { wordsOf } from "#domain/text/words.ts";
import type { Token } from "./tokens.ts";

type Node<Value> = { next: Map<string, Node<Value>>; values: Value[] };

/** Phrases of one or more words, each with what it says. */
export type Phrases<Value> = { root: Node<Value> };
export type Match<Value> = { length: number; values: readonly Value[] };

const empty = <Value>(): Node<Value> => ({ next: new Map(), values: [] });

export function phrasesOf<Value>(rows: Iterable<readonly [phrase: string, value: Value]>): Phrases<Value> {
  const root = empty<Value>();
  for (const [phrase, value] of rows) addPhrase(root, phrase, value);
  return { root };
}

/** One value for a list of phrases that are separated by commas. */
export function phraseTable<Value>(rows: readonly (readonly [phrases: string, value: Value])[]): Phrases<Value> {
  return phrasesOf(rows.flatMap(([phrases, value]) => phrases.split(",").map((phrase) => [phrase, value] as const)));
}

function addPhrase<Value>(root: Node<Value>, phrase: string, value: Value): void {
  const words = wordsOf(phrase).flatMap(({ stem }) => stem.match(/\d+(?!d$)|[^\d]+|3d/g) ?? []);
  if (words.length === 0) return;
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? empty<Value>();
    node.next.set(word, next);
    node = next;
  }
  if (!node.values.includes(value)) node.values.push(value);
}

/** The longest phrase that begins at a token. */
export function matchPhrase<Value>(phrases: Phrases<Value>, tokens: readonly Token[], at: number): Match<Value> | null {
  return longest(phrases.root, tokens, at, 0);
}

function longest<Value>(node: Node<Value>, tokens: readonly Token[], at: number, length: number): Match<Value> | null {
  let best: Match<Value> | null = node.values.length > 0 ? { length, values: node.values } : null;
  for (const form of tokens[at]?.forms ?? []) {
    const next = node.next.get(form);
    const found = next && longest(next, tokens, at + 1, length + 1);
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}
