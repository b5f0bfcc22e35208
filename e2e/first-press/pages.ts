import { pathTo, shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "../steps/address.ts";
import { RIYADH, stayQuery } from "../steps/property.ts";
import { isFull } from "../steps/variants.ts";
import type { Means } from "./press-control.ts";

/** A page whose controls are pressed first. `{property}` in its path is a home. */
export type PressedPage = {
  name: string;
  site: string;
  path: (propertyId: number) => string;
  isPhone: boolean;
  /** Header and footer are pressed, too. They are the same on every page. */
  hasShell: boolean;
  /** One of which controls is pressed. */
  oneOf: "group" | "kind";
  /** Each group of controls is pressed by one of these in turn, or by all of them. */
  means: readonly Means[];
  byAll: boolean;
};

const quick = (name: string, path: string, isPhone: boolean): PressedPage => ({
  name,
  site: "mabeet-sa",
  path: (id) => path.replace("{property}", String(id)),
  isPhone,
  hasShell: isFull || name === "the front page",
  means: isPhone ? ["finger"] : ["mouse", "keyboard"],
  byAll: isFull,
  oneOf: isFull ? "group" : "kind",
});

/** The pages that guests see first. */
const main: readonly PressedPage[] = [
  quick("the front page", "/ar/mweb/chalets/home", true),
  quick("the results", `/en/chalets/search?cityId=${RIYADH}&${stayQuery}`, false),
  quick("a home", `/ar/mweb/chalet/details/{property}?${stayQuery}`, true),
  quick("a gift", "/en/gift-cards", false),
];

/** Every other page and state that a document can have; a dialog in the URL is a state after hydration. */
const others: readonly PressedPage[] = shotPages
  .filter(({ id, path, isPrinted }) => !id.startsWith("gallery") && !path.includes("modals=") && !isPrinted)
  .map((shot, index): PressedPage => {
    const isPhone = shot.path.includes("/mweb/");
    return {
      name: shot.id,
      site: `${shot.brand ?? "mabeet"}-${shot.country ?? "sa"}`,
      path: (propertyId) => `/${index % 2 === 0 ? "ar" : "en"}${pathTo(shot, { cityId: RIYADH, propertyId })}`,
      isPhone,
      hasShell: true,
      means: isPhone ? ["finger"] : ["mouse", "keyboard"],
      byAll: false,
      oneOf: "group",
    };
  });

/** `npm test` presses one of each kind of control on the main pages; the full tests press one of each group on all pages. */
export const pressedPages: readonly PressedPage[] = isFull ? [...main, ...others] : main;

export const addressOfPage = ({ site, path }: PressedPage, propertyId: number) => addressOf(site, path(propertyId));
