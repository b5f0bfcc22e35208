export const heroScenes = ["dawn", "winter", "summer", "dusk", "night", "ramadan"] as const;
/** The hour, and by day the season, of the picture on the front page. */
export type HeroScene = (typeof heroScenes)[number];

/** In these scenes the sky is bright and its text dark. */
const brightScenes: readonly HeroScene[] = ["dawn", "winter", "summer"];

export function isBright(scene: HeroScene): boolean {
  return brightScenes.includes(scene);
}
