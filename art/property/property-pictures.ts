import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { drawRoom } from "#art/interior/draw-room.ts";
import { drawSitePlan } from "#art/property/site-plan/site-plan.ts";
import { drawYard } from "#art/yard/draw-yard.ts";
import { yardKinds } from "#art/yard/yard-kinds.ts";
import type { SeenPicture } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { exteriorView } from "./exterior-views.ts";
import { listedPlanParts } from "./listed-plan-parts.ts";
import { pictureColours } from "./picture-colours.ts";
import { pictureHour } from "./picture-hour.ts";
import { type PictureKind, pictureKind } from "./picture-kinds.ts";
import { hasAmenity } from "./property-facts.ts";
import { propertyRoom } from "./property-room.ts";
import { type PropertyTraits, propertyTraits } from "./property-traits.ts";
import { drawStillLife, stillLifeSubject } from "./still-life.ts";

export type PropertyPicture = {
  key: string;
  spaceCategoryId: number | null;
  kind: PictureKind["kind"];
  /** Which of a room's cameras looks, from 0; everything else has one. */
  camera: number;
};

export type PictureSize = { width: number; height: number };

/** The pictures of a home in the order of its gallery: the keys are the listing's, here with what they show. */
export function propertyPictures(facts: PictureFacts): PropertyPicture[] {
  return pictureKeys(facts).map(({ key, spaceCategoryId }) => {
    const what = knownKind(facts, key);
    return { key, spaceCategoryId, kind: what.kind, camera: what.kind === "room" ? what.view : 0 };
  });
}

/** One picture as SVG text, the same bytes for the same facts, key and size; `null` for a key nobody draws. */
export function drawPicture(facts: PictureFacts, key: string, size: PictureSize): string | null {
  const what = pictureKind(facts, key);
  return what && draw(facts, key, what, propertyTraits(facts), size);
}

function draw(
  facts: PictureFacts,
  key: string,
  what: PictureKind,
  { exterior, interior }: PropertyTraits,
  size: PictureSize,
) {
  switch (what.kind) {
    case "exterior": {
      const { traits, crop } = exteriorView(exterior, what.name, size);
      return drawExterior(traits, { ...size, crop });
    }
    case "yard":
      return drawYard(yardKinds[what.name], { interior, key: what.name, has: (id) => hasAmenity(facts, id) }, size);
    case "room": {
      const room = propertyRoom(facts, key);
      return room && drawRoom(room, room.views[what.view] ?? "centre", size);
    }
    case "still":
      return drawStillLife(interior, what.name, size);
    case "site-plan":
      return drawSitePlan({ exterior, parts: listedPlanParts(facts) }, size);
  }
}

/** What a picture shows, as codes for which the catalogue has words. */
export function altOf(facts: PictureFacts, key: string): SeenPicture {
  return seen(propertyTraits(facts), knownKind(facts, key));
}

/** A gradient of three colours that stands in the frame until the picture has come. */
export function placeholderOf(facts: PictureFacts, key: string): string {
  return gradient(propertyTraits(facts), knownKind(facts, key));
}

export type PictureDescription = { alt: SeenPicture; placeholder: string };

/** What can be told of some pictures of a home without drawing them; its looks are worked out once for all of them. */
export function describePictures(facts: PictureFacts, keys: readonly string[]): PictureDescription[] {
  const traits = propertyTraits(facts);
  return keys.map((key) => {
    const what = knownKind(facts, key);
    return { alt: seen(traits, what), placeholder: gradient(traits, what) };
  });
}

function seen(traits: PropertyTraits, what: PictureKind): SeenPicture {
  const { building, front } = traits.exterior;
  return {
    kind: what.kind,
    style: building.style,
    feature: what.kind === "still" ? stillLifeSubject(traits.interior.id, what.name) : featureOf(what, front),
    time: pictureHour(traits, what),
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

function gradient(traits: PropertyTraits, what: PictureKind): string {
  const [top, middle, bottom] = pictureColours(traits, what, pictureHour(traits, what));
  return `linear-gradient(${top}, ${middle} 46%, ${bottom} 64%)`;
}

function knownKind(facts: PictureFacts, key: string): PictureKind {
  const what = pictureKind(facts, key);
  if (!what) throw new RangeError(`No such picture: ${key}`);
  return what;
}
