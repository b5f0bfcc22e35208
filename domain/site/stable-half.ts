/** A stable pseudo-random yes or no for a text. */
export function stableHalf(text: string): boolean {
  return (scrambled(fnv1a(text)) & 1) === 1;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** The final mix of MurmurHash3; without it the results of two experiments would be correlated. */
function scrambled(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
