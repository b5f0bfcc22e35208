import { createHash } from "node:crypto";

export const platforms = ["google", "facebook", "apple"] as const;
export type Platform = (typeof platforms)[number];

/** A user of an identity provider. Only `sub` never changes. */
export type Person = { sub: string; name: string; email: string | null; isVerified: boolean };

type ListedPerson = Omit<Person, "sub"> & { key: string };

/** The users to choose from: one at Facebook has an unverified address, one at Apple hides it. */
const listed: Record<Platform, readonly ListedPerson[]> = {
  google: [
    { key: "noura", name: "Noura Al Otaibi", email: "noura.otaibi@example.test", isVerified: true },
    { key: "fahad", name: "فهد القحطاني", email: "fahad.q@example.test", isVerified: true },
  ],
  facebook: [
    { key: "sara", name: "Sara Al Mutairi", email: "sara.m@example.test", isVerified: true },
    { key: "omar", name: "Omar Haddad", email: "omar.h@example.test", isVerified: false },
    { key: "layla", name: "ليلى حسن", email: null, isVerified: false },
  ],
  apple: [
    { key: "noura", name: "Noura Al Otaibi", email: "noura.otaibi@example.test", isVerified: true },
    { key: "hidden", name: "Fahad Al Qahtani", email: "f9x2k7@privaterelay.example.test", isVerified: true },
  ],
};

export function peopleOf(platform: Platform): (Person & { key: string })[] {
  return listed[platform].map((person) => ({ ...person, sub: subOf(platform, person.key) }));
}

/** A user that a guest typed in: the same address is the same user. */
export function personTyped(platform: Platform, typed: Omit<Person, "sub">): Person {
  return { ...typed, sub: subOf(platform, `typed:${typed.email ?? typed.name}`) };
}

function subOf(platform: Platform, key: string): string {
  return createHash("sha256").update(`${platform}:${key}`).digest("hex").slice(0, 24);
}
