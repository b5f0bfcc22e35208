/** The type of a field, or the fields of an object. A name that ends in `?` may be missing. */
type FieldType = "string" | "number" | "boolean" | "object" | "array";
export type Shape = { [name: string]: FieldType | Shape };

const href = { href: "string" } as const;
const source: Shape = {
  id: "string",
  type: "string",
  expiry_month: "number",
  expiry_year: "number",
  scheme: "string",
  "scheme_local?": "string",
  last4: "string",
  fingerprint: "string",
  bin: "string",
  card_type: "string",
  card_category: "string",
  issuer: "string",
  issuer_country: "string",
  product_id: "string",
  product_type: "string",
  avs_check: "string",
  cvv_check: "string",
};
const balances: Shape = {
  total_authorized: "number",
  total_voided: "number",
  available_to_void: "number",
  total_captured: "number",
  available_to_capture: "number",
  total_refunded: "number",
  available_to_refund: "number",
};
const links: Shape = { self: href, actions: href, "capture?": href, "void?": href, "refund?": href };
const customer: Shape = { id: "string", "email?": "string", "name?": "string" };
const threeDs: Shape = { downgraded: "boolean", enrolled: "string", "challenged?": "boolean" };
const response: Shape = { approved: "boolean", response_code: "string", response_summary: "string" };

const payment: Shape = {
  id: "string",
  requested_on: "string",
  source,
  expires_on: "string",
  amount: "number",
  currency: "string",
  payment_type: "string",
  reference: "string",
  status: "string",
  approved: "boolean",
  balances,
  "3ds?": threeDs,
  risk: { flagged: "boolean" },
  customer,
  processing_channel_id: "string",
  metadata: "object",
  _links: links,
};
const action: Shape = {
  id: "string",
  type: "string",
  processed_on: "string",
  amount: "number",
  reference: "string",
  "metadata?": "object",
};

/** The fields of Checkout.com's documented answers, as the official client returns them. */
export const documented = {
  token: {
    type: "string",
    token: "string",
    expires_on: "string",
    expiry_month: "number",
    expiry_year: "number",
    scheme: "string",
    "scheme_local?": "string",
    last4: "string",
    bin: "string",
    card_type: "string",
    card_category: "string",
    issuer: "string",
    issuer_country: "string",
    product_id: "string",
    product_type: "string",
  },
  cardMetadata: {
    bin: "string",
    scheme: "string",
    "scheme_local?": "string",
    card_type: "string",
    card_category: "string",
    issuer: "string",
    issuer_country: "string",
    issuer_country_name: "string",
    "product_id?": "string",
    product_type: "string",
  },
  session: {
    id: "string",
    payment_session_token: "string",
    payment_session_secret: "string",
    _links: { self: href },
  },
  decided: {
    id: "string",
    action_id: "string",
    amount: "number",
    currency: "string",
    status: "string",
    auth_code: "string",
    ...response,
    balances,
    risk: { flagged: "boolean" },
    source,
    customer,
    processed_on: "string",
    expires_on: "string",
    reference: "string",
    scheme_id: "string",
    processing: { acquirer_transaction_id: "string" },
    _links: links,
    requiresRedirect: "boolean",
  },
  waiting: {
    id: "string",
    status: "string",
    reference: "string",
    customer,
    "3ds": threeDs,
    _links: { self: href, redirect: href },
    requiresRedirect: "boolean",
    redirectLink: "string",
  },
  payment,
  action: { ...action, ...response },
  searchedAction: { ...action, status: "string", response_code: "string", response_summary: "string" },
  searched: { ...withoutLinks(payment), amount_requested: "number", actions: "array" },
  list: { total_count: "number", skip: "number", limit: "number", data: "array" },
  search: { data: "array", "_links?": { next: href } },
  accepted: { action_id: "string", "reference?": "string", _links: { payment: href } },
  error: { request_id: "string", error_type: "string", error_codes: "array" },
  added: { id: "string", _links: { self: href } },
  workflows: { data: "array" },
  listedWorkflow: { id: "string", name: "string", active: "boolean", _links: { self: href } },
  workflow: {
    id: "string",
    name: "string",
    "active?": "boolean",
    conditions: "array",
    actions: "array",
    _links: { self: href },
  },
} satisfies Record<string, Shape>;

function withoutLinks({ _links, ...rest }: Shape): Shape {
  return rest;
}

/** What is missing, of another type or not documented, each with its path. */
export function differencesFrom(shape: Shape, value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [`${path}: no object`];
  const fields = new Map(Object.entries(shape).map(([name, type]) => [name.replace("?", ""), { name, type }]));
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  const unknown = given.filter(([name]) => !fields.has(name)).map(([name]) => `${path}${name}: not documented`);
  const wrong = [...fields].flatMap(([field, { name, type }]) => {
    const found = (value as Record<string, unknown>)[field];
    if (found === undefined) return name.endsWith("?") ? [] : [`${path}${field}: missing`];
    if (typeof type !== "string") return differencesFrom(type, found, `${path}${field}.`);
    return typeOf(found) === type ? [] : [`${path}${field}: no ${type}`];
  });
  return [...unknown, ...wrong];
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}
