/** The part of Pannellum that we use; it has no types of its own. */
export type SceneConfig = {
  panorama: string;
  /** The direction of the first view. */
  yaw: number;
  hotSpots: { type: string; sceneId: string; yaw: number; pitch: number; text: string }[];
};

type ViewerConfig = { default: Record<string, unknown>; scenes: Record<string, SceneConfig> };

export type PanoramaViewer = {
  on: (event: "scenechange" | "load" | "error", tell: (about: unknown) => void) => void;
  destroy: () => void;
  getScene: () => string;
  loadScene: (scene: string, pitch?: number | "same", yaw?: number | "same", hfov?: number | "same") => void;
  getHfov: () => number;
  setHfov: (degrees: number) => void;
  /** Whether the view can follow the orientation of the device; known once the first room has loaded. */
  isOrientationSupported: () => boolean;
  startOrientation: () => void;
  stopOrientation: () => void;
  lookAt: (pitch: number, yaw: number, hfov: number) => void;
};

export type Pannellum = { viewer: (element: HTMLElement, config: ViewerConfig) => PanoramaViewer };
