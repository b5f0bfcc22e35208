import "pannellum/build/pannellum.css";
import "./tour.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Tour } from "#contract/property/tour.ts";
import type { Pannellum, PanoramaViewer, SceneConfig } from "./pannellum-viewer.ts";
import { yawTowards } from "./start-yaw.ts";

type Stop = Tour["stops"][number];

const WIDE_DEGREES = 100;
const NARROWEST_DEGREES = 50;
const LARGE = ":large";

/** Mounts a viewer into the frame and synchronises it with the current room. */
export function usePanorama(stops: readonly Stop[], doorText: (to: string) => string) {
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<PanoramaViewer>(null);
  const afterLoading = useAfterLoading();
  const [room, setRoom] = useState(stops[0]?.room ?? "");
  const [hasFailed, setFailed] = useState(false);
  const [isReady, setReady] = useState(false);
  const [orientation, setOrientation] = useState<"off" | "on" | null>(null);

  const start = useEffectEvent((element: HTMLDivElement) => {
    const made = pannellum().viewer(element, {
      default: { ...defaults, sceneFadeDuration: fadeMs(), firstScene: room },
      scenes: scenesOf(stops, doorText),
    });
    made.on("scenechange", (scene) => {
      afterLoading.begin();
      setRoom(String(scene).replace(LARGE, ""));
      if (!String(scene).endsWith(LARGE)) setReady(false);
      hideFadingImage(element);
    });
    made.on("load", () => {
      setReady(true);
      afterLoading.end();
      if (!afterLoading.isLoading()) loadLarge(made, stops, afterLoading);
      if (made.isOrientationSupported()) setOrientation((now) => now ?? "off");
    });
    made.on("error", () => {
      setFailed(true);
      afterLoading.end();
    });
    return made;
  });
  useEffect(() => {
    let hasLeft = false;
    // The library reads `window` when it is imported, and the server has none.
    import("pannellum/build/pannellum.js").then(
      () => {
        if (!hasLeft && frame.current) viewer.current = start(frame.current);
      },
      () => setFailed(true),
    );
    return () => {
      hasLeft = true;
      const left = viewer.current;
      viewer.current = null;
      if (left)
        afterLoading.run(() => {
          left.destroy();
          afterLoading.begin();
        });
    };
  }, [afterLoading]);

  const withViewer = (act: (shown: PanoramaViewer) => void) => viewer.current && act(viewer.current);
  return {
    frame,
    room,
    hasFailed,
    /** The room is visible. */
    isReady,
    /** Whether the view follows the orientation of the device; `null` where it cannot. */
    orientation,
    toggleOrientation: () =>
      withViewer((shown) => {
        if (orientation === "on") shown.stopOrientation();
        else shown.startOrientation();
        setOrientation(orientation === "on" ? "off" : "on");
      }),
    goTo: (to: string) => {
      if (to === room) return;
      setRoom(to);
      setReady(false);
      // A viewer that starts later begins with this room.
      afterLoading.run(() => withViewer((shown) => shown.getScene() !== to && loadScene(shown, afterLoading, to)));
    },
    zoom: (by: number) => withViewer((shown) => shown.setHfov(shown.getHfov() + by)),
    recentre: () => withViewer((shown) => shown.lookAt(0, 0, WIDE_DEGREES)),
  };
}

type AfterLoading = {
  isLoading: () => boolean;
  begin: () => void;
  /** Runs what has waited. */
  end: () => void;
  run: (action: () => void) => void;
};

/** The library fails when a room is left while its picture is being read; the last action waits until it has been. */
function useAfterLoading(): AfterLoading {
  const [state] = useState(() => {
    let isLoading = true;
    let waiting: (() => void) | null = null;
    return {
      isLoading: () => isLoading,
      begin: () => {
        isLoading = true;
      },
      end: () => {
        isLoading = false;
        const action = waiting;
        waiting = null;
        action?.();
      },
      run: (action: () => void) => {
        if (isLoading) waiting = action;
        else action();
      },
    };
  });
  return state;
}

const defaults = {
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

/** With reduced motion the room changes without a fade. */
function fadeMs(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300;
}

/** The previous room fades above the new one as an image to which the library gives no alt text. */
function hideFadingImage(element: HTMLElement) {
  for (const image of element.querySelectorAll<HTMLImageElement>(".pnlm-fade-img")) image.alt = "";
}

/** Each room twice: a small picture that loads at once, and the large one that replaces it. */
function scenesOf(stops: readonly Stop[], doorText: (to: string) => string): Record<string, SceneConfig> {
  return Object.fromEntries(
    stops.flatMap(({ room, preview, panorama, hotspots, startYaw }) => {
      const hotSpots = hotspots.map(({ to, yaw, pitch }) => ({
        type: "scene",
        sceneId: to,
        yaw,
        pitch,
        text: doorText(to),
      }));
      const yaw = startYaw ?? yawTowards(hotspots);
      return [
        [room, { panorama: preview, yaw, hotSpots }],
        [`${room}${LARGE}`, { panorama, yaw, hotSpots }],
      ];
    }),
  );
}

/** The library first draws the room that fades out, and says that the scene changes only then. */
function loadScene(
  viewer: PanoramaViewer,
  afterLoading: AfterLoading,
  ...scene: Parameters<PanoramaViewer["loadScene"]>
): void {
  afterLoading.begin();
  viewer.loadScene(...scene);
}

/** Loads the large picture of the visible room and shows it from the same angle, unless the guest has moved on. */
function loadLarge(viewer: PanoramaViewer, stops: readonly Stop[], afterLoading: AfterLoading) {
  const scene = viewer.getScene();
  const stop = stops.find(({ room }) => room === scene);
  if (!stop) return;
  const image = new Image();
  image.onload = () => {
    if (afterLoading.isLoading() || viewer.getScene() !== scene) return;
    loadScene(viewer, afterLoading, `${scene}${LARGE}`, "same", "same", "same");
  };
  image.src = stop.panorama;
}

function pannellum(): Pannellum {
  return (window as unknown as { pannellum: Pannellum }).pannellum;
}
