import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** The position of one tent, dome or cabin: the middle of its base, and its maximum width. */
export type ShelterPosition = { x: number; y: number; width: number };

/** One to three positions, by the width of the building; the outer ones are further back. */
export function shelterPositions({ building, groundLine }: Scene, unit: number): ShelterPosition[] {
  const span = building.right - building.left;
  const count = Math.max(1, Math.min(3, Math.floor(span / unit)));
  const width = span / count;
  const positions = Array.from({ length: count }, (_, i) => {
    const x = building.left + width * (i + 0.5);
    const back = Math.abs(i - (count - 1) / 2);
    return {
      x,
      y: groundLine + 20 - back * 18,
      width: width * (1 - back * 0.08),
    };
  });
  return positions.toSorted((a, b) => a.y - b.y);
}
