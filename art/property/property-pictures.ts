import { drawExterior } from "#art/exterior/draw-exterior.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { drawRoom } from "#art/interior/draw-room.ts";
import { drawSitePlan } from "#art/property/site-plan/site-plan.ts";
import { drawYard } from "#art/yard/draw-yard.ts";
import { yardKinds } from "#art/yard/yard-kinds.ts";
import type { AltTextCodes } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { exteriorView } from "./exterior-views.ts";
import { listedPlanParts } from "./listed-plan-parts.ts";
import { pictureColours } from "./picture-colours.ts";
import { pictureHour } from "./picture-hour.ts";
import { type PictureKind, pictureKind } from "./picture-kinds.ts";
import { hasAmenity } from "./property-facts.ts";
import { propertyRoom } from "./property-room.ts";
import { type PropertyTraits, propertyTraits } from "./property-traits.ts";
import { drawStillLife, stillLifeSubject } from "./still-life.ts";

export type PictureSize = { width: number; height: number };

/** One picture as SVG text: the same bytes for the same facts, key and size; `null` for an unknown key. */
export function drawPicture(facts: PictureFacts, key: string, size: PictureSize): string | null {
  const picture = pictureKind(facts, key);
  return picture && draw(facts, key, picture, propertyTraits(facts), size);
}

function draw(
  facts: PictureFacts,
  key: string,
  picture: PictureKind,
  { exterior, interior }: PropertyTraits,
  size: PictureSize,
) {
  switch (picture.kind) {
    case "exterior": {
      const { traits, crop } = exteriorView(exterior, picture.name, size);
      return drawExterior(traits, { ...size, crop });
    }
    case "yard":
      return drawYard(
        yardKinds[picture.name],
        { interior, key: picture.name, has: (id) => hasAmenity(facts, id) },
        size,
      );
    case "room": {
      const room = propertyRoom(facts, key);
      return room && drawRoom(room, room.views[picture.view] ?? "centre", size);
    }
    case "still-life":
      return drawStillLife(interior, picture.name, size);
    case "site-plan":
      return drawSitePlan({ exterior, parts: listedPlanParts(facts) }, size);
  }
}

export type PictureDescription = {
  /** Codes that `altText` turns into a sentence. */
  alt: AltTextCodes;
  /** A CSS placeholder that is shown until the picture has loaded. */
  placeholder: string;
};

/** Describes some pictures of a property without drawing them; its traits are computed once for all of them. */
export function describePictures(facts: PictureFacts, keys: readonly string[]): PictureDescription[] {
  const traits = propertyTraits(facts);
  return keys.map((key) => {
    const picture = knownKind(facts, key);
    return { alt: altCodes(traits, picture), placeholder: placeholderOf(traits, picture) };
  });
}

function altCodes(traits: PropertyTraits, picture: PictureKind): AltTextCodes {
  const { exterior, terrain } = traits;
  return {
    kind: picture.kind,
    style: exterior.building.style,
    terrain,
    feature:
      picture.kind === "still-life" ? stillLifeSubject(traits.interior.id, picture.name) : featureOf(picture, exterior),
    time: pictureHour(traits, picture),
    number: picture.kind === "room" ? Number(/\d$/.exec(picture.room)?.[0] ?? 1) : 1,
    isSecondView: picture.kind === "room" && picture.view > 0,
  };
}

/** An exterior is described by what lies in front of the house or beside it. */
function featureOf(picture: PictureKind, exterior: ExteriorTraits): string {
  if (picture.kind === "site-plan") return "site-plan";
  if (picture.kind !== "exterior") return picture.name;
  return picture.name === "entrance" ? "entrance" : outsideFeature(exterior);
}

function outsideFeature({ front, sideTent, sideMajlis, lawn }: ExteriorTraits): string {
  if (front !== "none") return front;
  if (sideTent) return "tent";
  if (sideMajlis) return "majlis";
  return lawn ? "garden" : "none";
}

function placeholderOf(traits: PropertyTraits, picture: PictureKind): string {
  const [top, middle, bottom] = pictureColours(traits, picture, pictureHour(traits, picture));
  return `linear-gradient(${top}, ${middle} 46%, ${bottom} 64%)`;
}

function knownKind(facts: PictureFacts, key: string): PictureKind {
  const picture = pictureKind(facts, key);
  if (!picture) throw new RangeError(`No such picture: ${key}`);
  return picture;
}
