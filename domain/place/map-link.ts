import type { Point } from "#domain/location/shift.ts";
import { foldDigits } from "#domain/text/words.ts";
import { cutName, isPoint, type Near } from "./near.ts";

/** `unreadable`: a link that does not contain its point, such as a short one. It is never opened. */
export type MapLink = { kind: "point"; near: Near } | { kind: "unreadable" };

const NUMBER = "(-?\\d{1,3}(?:\\.\\d{1,15})?)";
const PAIR = `${NUMBER}\\s*,\\s*${NUMBER}`;

/** Where links and texts have their point, the most exact first: a pin before the middle of the map. */
const shapes = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:ll|coordinate|destination|daddr)=(?:loc:)?${PAIR}`),
  new RegExp(`[?&](?:q|query)=(?:loc:)?${PAIR}`),
  new RegExp(`^geo:(?!0,0(?:\\D|$))${PAIR}`, "i"),
  new RegExp(`/(?:place|search|dir/)/?${PAIR}`),
  new RegExp(`@${PAIR}`),
  new RegExp(`[?&](?:center|sll)=${PAIR}`),
  new RegExp(`^[(\\s]*${PAIR}[)\\s]*$`),
];
/** Degrees, minutes and seconds, as map apps copy them. */
const DEGREES =
  /(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]{1,8})["″]\s*([NS])[,\s]+(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]{1,8})["″]\s*([EW])/i;
const LINK = /(?:https?:\/\/|geo:|\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple|maps\.google)\b)\S*/i;

/** The point of a map link or of written coordinates; `null` when the text is neither. */
export function readMapLink(text: string): MapLink | null {
  const plain = foldDigits(text).replaceAll("٫", ".").replaceAll("،", ",").trim();
  const written = LINK.exec(plain)?.[0];
  const link = written && decoded(written);
  const point = pointIn(link ?? plain) ?? pointOfDegrees(link ?? plain);
  if (point) {
    const name = link ? nameIn(link) : "";
    return { kind: "point", near: { ...point, ...(name && { name }) } };
  }
  return link ? { kind: "unreadable" } : null;
}

function pointIn(text: string): Point | null {
  for (const shape of shapes) {
    const [, latitude, longitude] = shape.exec(text) ?? [];
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    if (latitude !== undefined && isPoint(point)) return point;
  }
  return null;
}

function pointOfDegrees(text: string): Point | null {
  const [, ...parts] = DEGREES.exec(text) ?? [];
  const [latitude, longitude] = [parts.slice(0, 4), parts.slice(4)].map(([degrees, minutes, seconds, side = ""]) => {
    const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
    return /[SW]/i.test(side) ? -size : size;
  });
  const point = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
  return isPoint(point) ? point : null;
}

/** The name that a link gives its place, such as `/place/Kingdom+Centre/`. Coordinates are no name. */
function nameIn(link: string): string {
  const [, inPath = ""] = /\/place\/([^/@?]{1,300})/.exec(link) ?? [];
  const [, inQuery = ""] = /[?&](?:q|name)=([^&]{1,300})/.exec(link) ?? [];
  const [, label = ""] = /\(([^()]{1,300})\)/.exec(link) ?? [];
  const names = [inPath, inQuery, label].map((name) => cutName(name.replaceAll("+", " ")));
  return names.find((name) => /\p{L}{2}/u.test(name) && !/[°=]|loc:|^-?\d+\.\d/.test(name)) ?? "";
}

/** Percent signs that encode nothing stay. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
