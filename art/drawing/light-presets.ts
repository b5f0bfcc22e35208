import type { Colour } from "./colour.ts";
import { heroLights } from "./hero-lights.ts";

/** How an hour of the day or a kind of weather colours a picture. */
export type Light = {
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour];
  sun: Colour;
  /** 0 at the horizon, 1 at the top of the sky. */
  sunHeight: number;
  disc: "sun" | "crescent" | "none";
  tint: Colour;
  tintAmount: number;
  shadow: Colour;
  /** 0 by day, 1 at night; above `LAMPS_ON` the lamps are on. */
  night: number;
  stars: number;
};

export const LAMPS_ON = 0.3;

const morning: Light = {
  sky: ["#7fb6e0", "#b9dcef", "#f6ead6"],
  sun: "#fff6dd",
  sunHeight: 0.72,
  disc: "sun",
  tint: "#ffe9c4",
  tintAmount: 0.1,
  shadow: "#5d7a9a",
  night: 0,
  stars: 0,
};

const noon: Light = {
  sky: ["#3f92d2", "#7fbfe8", "#d6ecf5"],
  sun: "#ffffff",
  sunHeight: 0.9,
  disc: "none",
  tint: "#ffffff",
  tintAmount: 0,
  shadow: "#4f7397",
  night: 0,
  stars: 0,
};

const golden: Light = {
  sky: ["#5b8fbf", "#f1c38d", "#ffdf9e"],
  sun: "#fff0b8",
  sunHeight: 0.3,
  disc: "sun",
  tint: "#ffb45c",
  tintAmount: 0.22,
  shadow: "#7a5a78",
  night: 0,
  stars: 0,
};

const dusk: Light = {
  sky: ["#2a2f6b", "#8a5a93", "#f0957a"],
  sun: "#ffb27a",
  sunHeight: 0.1,
  disc: "sun",
  tint: "#5b3f8a",
  tintAmount: 0.34,
  shadow: "#2b2552",
  night: 0.6,
  stars: 50,
};

const night: Light = {
  sky: ["#0a1030", "#17245a", "#37427f"],
  sun: "#f4f1de",
  sunHeight: 0.82,
  disc: "crescent",
  tint: "#101a4a",
  tintAmount: 0.42,
  shadow: "#070b22",
  night: 1,
  stars: 170,
};

/** A morning in the mountains: pale sky, soft light, mist in the valleys. */
const mist: Light = {
  sky: ["#84a9c1", "#c2d6dc", "#f2ede0"],
  sun: "#fff3da",
  sunHeight: 0.62,
  disc: "none",
  tint: "#e3ebe4",
  tintAmount: 0.1,
  shadow: "#4c666e",
  night: 0,
  stars: 0,
};

/** Clear sky and a low sun. */
const winter: Light = {
  sky: ["#6f9fc8", "#adc8da", "#e9e6dc"],
  sun: "#fff4da",
  sunHeight: 0.5,
  disc: "sun",
  tint: "#dfe6ea",
  tintAmount: 0.08,
  shadow: "#5b6f8a",
  night: 0,
  stars: 0,
};

/** Midsummer: a nearly white sky. */
const summer: Light = {
  sky: ["#7db4d8", "#c4dfe9", "#f8efdc"],
  sun: "#ffffff",
  sunHeight: 0.95,
  disc: "none",
  tint: "#fff3d6",
  tintAmount: 0.16,
  shadow: "#7c7f88",
  night: 0,
  stars: 0,
};

/** Light rain under a bright grey sky. */
const rain: Light = {
  sky: ["#7c8fa3", "#a6b5c1", "#d8dbd8"],
  sun: "#eef0ee",
  sunHeight: 0.7,
  disc: "none",
  tint: "#9fb0bf",
  tintAmount: 0.18,
  shadow: "#4c5a6c",
  night: 0,
  stars: 0,
};

/** Indigo sky, amber horizon. */
const lanternDusk: Light = {
  sky: ["#1d1a58", "#56499f", "#f6b56a"],
  sun: "#ffc47e",
  sunHeight: 0.04,
  disc: "crescent",
  tint: "#7a4f9a",
  tintAmount: 0.24,
  shadow: "#221a5c",
  night: 0.92,
  stars: 90,
};

/** Teal sky, pink horizon. */
const seaDusk: Light = {
  sky: ["#0c5563", "#63aab4", "#ffc4b4"],
  sun: "#ffe0c2",
  sunHeight: 0.16,
  disc: "sun",
  tint: "#d9939c",
  tintAmount: 0.16,
  shadow: "#2a4a68",
  night: 0.42,
  stars: 24,
};

export const lights = {
  morning,
  noon,
  golden,
  mist,
  dusk,
  night,
  winter,
  summer,
  rain,
  "lantern-dusk": lanternDusk,
  "sea-dusk": seaDusk,
  ...heroLights,
};

export type LightName = keyof typeof lights;
