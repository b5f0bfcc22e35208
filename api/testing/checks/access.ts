/** The status of a success, or the code of the problem. */
type Outcome = number;

/** The outcome for each kind of caller of a call on something that belongs to the owner. */
export type Access = {
  anonymous: Outcome;
  owner: Outcome;
  /** A user of another account. */
  otherUser: Outcome;
  /** Another browser with its own cart. */
  otherCart: Outcome;
  /** How the owner is identified. */
  by: "account" | "cart";
  query?: string;
  body?: Fill;
};
export type Fill = (names: Names) => object;
/** The ids of the owner in a URL or body. */
export type Names = Record<string, string>;

/** Public, or authorised by a signature, code or link in the request: the caller makes no difference. */
export type Same = { same: true; body?: Fill };

export const open = (body?: Fill): Same => ({ same: true, ...(body && { body }) });

/** About the logged-in user. Without an id in the URL another user gets their own data, so a success too. */
export const ownAccount = (owner: Outcome, { other = owner, body }: { other?: Outcome; body?: Fill } = {}): Access => ({
  by: "account",
  anonymous: 6003,
  otherCart: 6003,
  owner,
  otherUser: other,
  ...(body && { body }),
});

/** Belongs to the booking of one browser; it does not exist for anybody else. */
export const booked = (
  owner: Outcome,
  others: Outcome,
  { query, body }: { query?: string; body?: Fill } = {},
): Access => ({
  by: "cart",
  anonymous: others,
  otherUser: others,
  otherCart: others,
  owner,
  ...(query && { query }),
  ...(body && { body }),
});
