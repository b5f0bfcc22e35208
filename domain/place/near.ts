import type { Point } from "#domain/location/shift.ts";

/** A point from which a guest looks for homes, and what the guest calls it. */
export type Near = Point & { name?: string | undefined };

const MAX_NAME = 80;
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;
/** Two decimals are about a kilometre: an address that is shared does not say where its guest lives. */
const OWN_DECIMALS = 2;
const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The values of `near` and `nearName` in an address; an impossible point is `undefined`. */
export function readNear(coordinates: string | null, name: string | null): Near | undefined {
  const [, latitude, longitude] = COORDINATES.exec((coordinates ?? "").trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = roundedPoint({ latitude: Number(latitude), longitude: Number(longitude) });
  const cut = cutName(name ?? "");
  return isPoint(point) ? { ...point, ...(cut && { name: cut }) } : undefined;
}

export function writeNear({ latitude, longitude }: Point): string {
  const { latitude: north, longitude: east } = roundedPoint({ latitude, longitude });
  return `${north},${east}`;
}

/** The place of a guest as an address may say it. */
export function ownPoint(point: Point): Point {
  return roundedPoint(point, OWN_DECIMALS);
}

/** A name without control and direction characters, cut to one line. */
export function cutName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return [...clean].slice(0, MAX_NAME).join("").trimEnd();
}

function roundedPoint({ latitude, longitude }: Point, decimals = DECIMALS): Point {
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)) };
}
