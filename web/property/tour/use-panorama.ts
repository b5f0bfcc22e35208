import "pannellum/build/pannellum.css";
import "./tour.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Tour } from "#contract/tour.ts";
import type { Pannellum, PanoramaViewer, SceneConfig } from "./pannellum-viewer.ts";

type Stop = Tour["stops"][number];

const WIDE_DEGREES = 100;
const NARROWEST_DEGREES = 50;
const LARGE = ":large";

/** Puts a viewer into the frame and keeps it in step with the room the guest is in. */
export function usePanorama(stops: readonly Stop[], doorText: (to: string) => string) {
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<PanoramaViewer>(null);
  const [room, setRoom] = useState(stops[0]?.room ?? "");
  const [hasFailed, setFailed] = useState(false);
  const [isReady, setReady] = useState(false);
  const [turning, setTurning] = useState<"off" | "on" | null>(null);

  const start = useEffectEvent((place: HTMLDivElement) => {
    const made = pannellum().viewer(place, {
      default: { ...usual, sceneFadeDuration: fadeMs(), firstScene: room },
      scenes: scenesOf(stops, doorText),
    });
    made.on("scenechange", (scene) => {
      setRoom(String(scene).replace(LARGE, ""));
      silenceFading(place);
    });
    made.on("load", () => {
      setReady(true);
      sharpen(made, stops);
      if (made.isOrientationSupported()) setTurning((now) => now ?? "off");
    });
    made.on("error", () => setFailed(true));
    return made;
  });
  useEffect(() => {
    let hasLeft = false;
    // The library looks for a window as soon as it is read, and there is none on the server.
    import("pannellum/build/pannellum.js").then(
      () => {
        if (!hasLeft && frame.current) viewer.current = start(frame.current);
      },
      () => setFailed(true),
    );
    return () => {
      hasLeft = true;
      viewer.current?.destroy();
      viewer.current = null;
    };
  }, []);

  const turn = (act: (shown: PanoramaViewer) => void) => viewer.current && act(viewer.current);
  return {
    frame,
    room,
    hasFailed,
    /** The first room is in sight. */
    isReady,
    /** Whether the room follows the device as it is turned; `null` where it cannot. */
    turning,
    follow: () =>
      turn((shown) => {
        if (turning === "on") shown.stopOrientation();
        else shown.startOrientation();
        setTurning(turning === "on" ? "off" : "on");
      }),
    walk: (to: string) => to !== room && turn((shown) => shown.loadScene(to)),
    zoom: (by: number) => turn((shown) => shown.setHfov(shown.getHfov() + by)),
    recentre: () => turn((shown) => shown.lookAt(0, 0, WIDE_DEGREES)),
  };
}

const usual = {
  type: "equirectangular",
  autoLoad: true,
  showControls: false,
  compass: false,
  hfov: WIDE_DEGREES,
  minHfov: NARROWEST_DEGREES,
  maxHfov: 120,
  mouseZoom: true,
  strings: { loadingLabel: "", bylineLabel: "" },
};

/** Who asked for less motion goes from room to room at once. */
function fadeMs(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300;
}

/** The room that is left lies over the new one while it fades: a picture that the library gives no text. */
function silenceFading(place: HTMLElement) {
  for (const image of place.querySelectorAll<HTMLImageElement>(".pnlm-fade-img")) image.alt = "";
}

/** Each room twice: small, to be there at once, and large, which takes its place. */
function scenesOf(stops: readonly Stop[], doorText: (to: string) => string): Record<string, SceneConfig> {
  return Object.fromEntries(
    stops.flatMap(({ room, preview, panorama, hotspots }) => {
      const hotSpots = hotspots.map(({ to, yaw, pitch }) => ({
        type: "scene",
        sceneId: to,
        yaw,
        pitch,
        text: doorText(to),
      }));
      return [
        [room, { panorama: preview, hotSpots }],
        [`${room}${LARGE}`, { panorama, hotSpots }],
      ];
    }),
  );
}

/** Fetches the large picture of the room in sight and shows it from the same point, unless the guest has walked on. */
function sharpen(viewer: PanoramaViewer, stops: readonly Stop[]) {
  const scene = viewer.getScene();
  const stop = stops.find(({ room }) => room === scene);
  if (!stop) return;
  const image = new Image();
  image.onload = () => {
    if (viewer.getScene() === scene) viewer.loadScene(`${scene}${LARGE}`, "same", "same", "same");
  };
  image.src = stop.panorama;
}

function pannellum(): Pannellum {
  return (window as unknown as { pannellum: Pannellum }).pannellum;
}
