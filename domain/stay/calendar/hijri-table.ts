import type { Day } from "../day.ts";

/** The first year of the table, and the day it began. */
export const FIRST_YEAR = 1445;
export const FIRST_DAY: Day = "2023-07-19";

/** The Umm al-Qura months of each year from 1445 on, as published: 1 has thirty days, 0 has twenty-nine. */
export const monthLengths = [
  "011101001001",
  "011101100100",
  "101110101010",
  "010110110101",
  "001010110110",
  "101001010110",
  "111001001101",
  "101100100101",
  "101101010010",
  "101101101010",
  "010110101101",
  "001010101110",
  "100100101111",
  "010010010111",
  "011001001011",
  "011010100101",
  "011010101100",
  "101011010110",
  "010101011101",
  "010010011101",
  "101001001101",
  "110100010110",
  "110110010101",
  "010110101010",
  "010110110101",
  "001011011010",
] as const;
