type Match = { handle?: unknown; route?: { handle?: unknown } };

/** The namespaces the routes of a page speak at once, as each names them in its `handle`. */
export function partsSpoken(matches: readonly Match[]): string[] {
  return [...new Set(matches.flatMap(({ handle, route }) => wordsOf(handle ?? route?.handle)))];
}

function wordsOf(handle: unknown): readonly string[] {
  return (handle as { words?: readonly string[] } | undefined)?.words ?? [];
}
