import type { Area } from "#api/reference/data/areas.ts";
import type { Random } from "#art/random/random.ts";
import type { Scape } from "#domain/location/terrains.ts";
import {
  clashes,
  kindWords,
  type NamePart,
  ownedParts,
  ownerParts,
  owningParts,
  singleParts,
} from "#seed/data/name-parts.ts";
import type { PropertyKind } from "#seed/data/property-kinds.ts";

export type Name = { en: string; ar: string };

/** Names already given, in either language, and how often. */
export type GivenNames = Map<string, number>;

const MAX_ATTEMPTS = 8;
const OWNED_KINDS: readonly PropertyKind[] = ["istiraha", "farm", "camp"];

/** A unique name: new words first, and a number when all attempts are taken. */
export function makeName(random: Random, kind: PropertyKind, area: Area, given: GivenNames): Name {
  let name = compose(random, kind, area);
  for (let attempts = 1; (given.has(name.en) || given.has(name.ar)) && attempts < MAX_ATTEMPTS; attempts++)
    name = compose(random, kind, area);
  const number = Math.max(given.get(name.en) ?? 0, given.get(name.ar) ?? 0) + 1;
  given.set(name.en, number).set(name.ar, number);
  return number === 1 ? name : { en: `${name.en} ${number}`, ar: `${name.ar} ${number}` };
}

function compose(random: Random, kind: PropertyKind, area: Area): Name {
  const [kindEn, kindAr] = kindWords[kind];
  const { en, ar } = words(random, kind, area);
  return { en: `${en} ${kindEn}`, ar: `${kindAr} ${ar}` };
}

function words(random: Random, kind: PropertyKind, area: Area): Name {
  const form = random.weighted({ pair: 60, place: 14, single: 20, owner: OWNED_KINDS.includes(kind) ? 8 : 0 });
  if (form === "single") return plain(random.pick(fitting(singleParts, area.scape)));
  if (form === "owner") return plain(random.pick(ownerParts));
  const first = random.pick(fitting(ownedParts, area.scape));
  const second = form === "place" ? areaPart(area) : random.pick(fitting(owningParts, area.scape));
  return isEcho(first, second) || isClash(first, second) ? words(random, kind, area) : joined(first, second);
}

const fittingParts = new Map<readonly NamePart[], Partial<Record<Scape, readonly NamePart[]>>>();

function fitting(parts: readonly NamePart[], scape: Scape): readonly NamePart[] {
  const known = fittingParts.get(parts) ?? {};
  fittingParts.set(parts, known);
  known[scape] ??= parts.filter(([, , scapes]) => !scapes || scapes.includes(scape));
  return known[scape];
}

function areaPart({ en, ar }: Area): NamePart {
  return [en, ar];
}

/** Two words of one root are not combined: Ward Al Ward, Zilal Al Zill. */
function isEcho([, first]: NamePart, [, second]: NamePart): boolean {
  const root = (word: string) => word.replace(/^ال/, "").slice(0, 2);
  return root(first) === root(second);
}

function isClash([first]: NamePart, [second]: NamePart): boolean {
  return clashes.some(([owned, owning]) => owned.includes(first) && owning.includes(second));
}

function plain([en, ar]: NamePart): Name {
  return { en, ar };
}

function joined([firstEn, firstAr]: NamePart, [secondEn, secondAr]: NamePart): Name {
  return { en: `${firstEn} ${secondEn}`, ar: `${firstAr} ${secondAr}` };
}
