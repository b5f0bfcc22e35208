import type { Brand } from "#domain/site/site-rows.ts";

type Colours = Record<"page" | "surface" | "text" | "text-2" | "border" | "primary" | "on-primary", string>;

/** Mail programs do not load our style sheets, so the colours of the brands are repeated here. */
export const mailColours: Record<Brand, { light: Colours; dark: Colours }> = {
  mabeet: {
    light: {
      page: "#faf7f2",
      surface: "#ffffff",
      text: "#302c26",
      "text-2": "#5b564f",
      border: "#dfdad2",
      primary: "#4548a9",
      "on-primary": "#ffffff",
    },
    dark: {
      page: "#16151d",
      surface: "#1f1e29",
      text: "#f2efea",
      "text-2": "#bdb8c4",
      border: "#34323f",
      primary: "#afbfff",
      "on-primary": "#1b1a4b",
    },
  },
  tajawal: {
    light: {
      page: "#f5f8f9",
      surface: "#ffffff",
      text: "#1f2b2f",
      "text-2": "#4f585c",
      border: "#d3dde0",
      primary: "#006a70",
      "on-primary": "#ffffff",
    },
    dark: {
      page: "#0f1618",
      surface: "#182124",
      text: "#e9f1f2",
      "text-2": "#b3c1c5",
      border: "#2b373b",
      primary: "#7fd0d4",
      "on-primary": "#002a2c",
    },
  },
};
