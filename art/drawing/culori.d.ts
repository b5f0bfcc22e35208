/** Types for the parts of culori we use; the package has none. */
declare module "culori/fn" {
  export type Oklab = { mode: "oklab"; l: number; a: number; b: number };
  export type Oklch = { mode: "oklch"; l: number; c: number; h?: number };
  type Mode = { mode: string };
  export const modeRgb: Mode;
  export const modeOklab: Mode;
  export const modeOklch: Mode;
  export function useMode(mode: Mode): unknown;
  export function converter(mode: "oklab"): (colour: string) => Oklab | undefined;
  export function converter(mode: "oklch"): (colour: string) => Oklch | undefined;
  export function formatHex(colour: Oklab | Oklch): string;
  export function clampChroma(colour: Oklch, mode: "oklch"): Oklch;
}
