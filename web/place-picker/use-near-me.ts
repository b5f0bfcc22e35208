import { useState } from "react";
import { type CityWithCentre, centresOf } from "#domain/location/centre-of-city.ts";
import type { Point } from "#domain/location/shift.ts";
import { ownPoint } from "#domain/place/near.ts";
import { nearestCity } from "#domain/place/nearest-city.ts";

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 10 * 60 * 1000;

/** Why the place of a guest is not used. */
export type NearMeProblem = "denied" | "unavailable" | "timeout" | "far";
type State = { status: "idle" | "locating" } | { status: NearMeProblem };

/** By the codes of the browser; 2 is unavailable. */
const problems: Record<number, NearMeProblem> = { 1: "denied", 3: "timeout" };

/** Asks for the guest's place when a button is pressed, never before. */
export function useNearMe(cities: readonly CityWithCentre[], onChoose: (cityId: number, point: Point) => void) {
  const [state, setState] = useState<State>({ status: "idle" });

  async function locate() {
    if (!("geolocation" in navigator)) return setState({ status: "unavailable" });
    setState({ status: "locating" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = ownPoint(coords);
        const cityId = nearestCity(point, centresOf(cities));
        if (cityId === null) return setState({ status: "far" });
        setState({ status: "idle" });
        onChoose(cityId, point);
      },
      ({ code }) => setState({ status: problems[code] ?? "unavailable" }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return { status: state.status, locate: () => void locate() };
}
