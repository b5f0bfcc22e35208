import { exterior } from "#art/exterior/draw-exterior.ts";
import { drawRoom } from "#art/interior/draw-room.ts";
import { drawSitePlan } from "#art/property/site-plan/site-plan.ts";
import { drawYard } from "#art/yard/draw-yard.ts";
import { yards } from "#art/yard/yard-kinds.ts";
import type { SeenPicture } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { exteriorView } from "./exterior-views.ts";
import { planPartsOf } from "./listed-plan-parts.ts";
import { pictureColours } from "./picture-colours.ts";
import { pictureHour } from "./picture-hour.ts";
import { type PictureKind, pictureKind } from "./picture-kinds.ts";
import { hasAmenity } from "./property-facts.ts";
import { homeRoom } from "./property-room.ts";
import { type HomeDna, homeDna } from "./property-traits.ts";
import { drawStill, stillSubject } from "./still-life.ts";

export type HomePicture = {
  key: string;
  spaceCategoryId: number | null;
  kind: PictureKind["kind"];
  /** Which of a room's cameras looks, from 0; everything else has one. */
  camera: number;
};

export type PictureSize = { width: number; height: number };

/** The pictures of a home in the order of its gallery: the keys are the listing's, here with what they show. */
export function homePictures(facts: PictureFacts): HomePicture[] {
  return pictureKeys(facts).map(({ key, spaceCategoryId }) => {
    const what = knownKind(facts, key);
    return { key, spaceCategoryId, kind: what.kind, camera: what.kind === "room" ? what.view : 0 };
  });
}

/** One picture as SVG text, the same bytes for the same facts, key and size; `null` for a key nobody draws. */
export function drawPicture(facts: PictureFacts, key: string, size: PictureSize): string | null {
  const what = pictureKind(facts, key);
  return what && draw(facts, key, what, homeDna(facts), size);
}

function draw(facts: PictureFacts, key: string, what: PictureKind, { outside, inside }: HomeDna, size: PictureSize) {
  switch (what.kind) {
    case "exterior": {
      const { dna, crop } = exteriorView(outside, what.name, size);
      return exterior(dna, { ...size, crop });
    }
    case "yard":
      return drawYard(yards[what.name], { inside, key: what.name, has: (id) => hasAmenity(facts, id) }, size);
    case "room": {
      const room = homeRoom(facts, key);
      return room && drawRoom(room, room.views[what.view] ?? "centre", size);
    }
    case "still":
      return drawStill(inside, what.name, size);
    case "site-plan":
      return drawSitePlan({ outside, parts: planPartsOf(facts) }, size);
  }
}

/** What a picture shows, as codes for which the catalogue has words. */
export function altOf(facts: PictureFacts, key: string): SeenPicture {
  return seen(homeDna(facts), knownKind(facts, key));
}

/** A gradient of three colours that stands in the frame until the picture has come. */
export function placeholderOf(facts: PictureFacts, key: string): string {
  return gradient(homeDna(facts), knownKind(facts, key));
}

export type PictureSight = { alt: SeenPicture; placeholder: string };

/** What can be told of some pictures of a home without drawing them; its looks are worked out once for all of them. */
export function sightsOf(facts: PictureFacts, keys: readonly string[]): PictureSight[] {
  const dna = homeDna(facts);
  return keys.map((key) => {
    const what = knownKind(facts, key);
    return { alt: seen(dna, what), placeholder: gradient(dna, what) };
  });
}

function seen(dna: HomeDna, what: PictureKind): SeenPicture {
  const { building, front } = dna.outside;
  return {
    kind: what.kind,
    style: building.style,
    feature: what.kind === "still" ? stillSubject(dna.inside.id, what.name) : featureOf(what, front),
    time: pictureHour(dna, what),
    number: what.kind === "room" ? Number(/\d$/.exec(what.room)?.[0] ?? 1) : 1,
    isSecondLook: what.kind === "room" && what.view > 0,
  };
}

/** From outside the eye goes to the water or the fire first. */
function featureOf(what: PictureKind, front: string): string {
  if (what.kind === "site-plan") return "site-plan";
  if (what.kind !== "exterior") return what.name;
  return what.name === "entrance" ? "entrance" : front;
}

function gradient(dna: HomeDna, what: PictureKind): string {
  const [top, middle, bottom] = pictureColours(dna, what, pictureHour(dna, what));
  return `linear-gradient(${top}, ${middle} 46%, ${bottom} 64%)`;
}

function knownKind(facts: PictureFacts, key: string): PictureKind {
  const what = pictureKind(facts, key);
  if (!what) throw new RangeError(`No such picture: ${key}`);
  return what;
}
