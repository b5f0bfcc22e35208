import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

/** As typed: `domain/account` checks the fields and answers with the rule that each one broke. */
export const TypedEmail = z.string().max(400);
export const TypedPhone = z.object({
  dialCode: z.string().max(8),
  number: z.string().max(40),
  countryCode: z.string().max(3).optional(),
});
/** Long enough for any passphrase; never cut. */
export const TypedPassword = z.string().max(1_000);
export const CaptchaToken = z.string().max(4_000).optional();
/** Six digits, or the token of a mailed link. */
export const CodeOrLink = z.string().max(200);
export const RequestId = z.uuid();
/** The contact of a log-in or password reset: the email address if it is not empty, else the phone. */
const Contact = { email: TypedEmail.optional(), phone: TypedPhone.optional() };

export const accountTypes = ["local", "social"] as const;
export const accountStatuses = ["active", "unverified", "locked", "deleted"] as const;

export const User = z.object({
  id: z.uuid(),
  title: z.enum(["mr", "mrs", "ms"]).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.object({ dialCode: z.string(), number: z.string(), countryCode: z.string() }).nullable(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  nationality: z.string().nullable(),
  type: z.enum(accountTypes),
  status: z.enum(accountStatuses),
  hasPassword: z.boolean(),
  /** The linked identity providers. */
  providers: z.array(z.enum(["google", "facebook", "apple"])),
});
export type User = z.infer<typeof User>;

/** The bearer token is sent only once; browsers use the cookie and keep this in memory only. */
export const SignedIn = z.object({
  md5User: z.string(),
  token: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

export const Refreshed = z.object({ token: z.string(), expiresIn: z.int() });
/** Seconds until the code expires, and until another may be sent. */
export const CodeSent = z.object({ requestId: RequestId, expiresIn: z.int(), retryAfter: z.int() });
const CodeRequest = z.object({ requestId: RequestId });

export const register = {
  ...endpoints.register,
  config: keyed,
  schema: {
    body: z.object({
      FirstName: z.string().max(200),
      LastName: z.string().max(200),
      ...Contact,
      password: TypedPassword,
      passwordVerify: TypedPassword,
      subscribe: z.boolean(),
      captchaToken: CaptchaToken,
    }),
    /** The same answer whether or not the contact has an account. */
    response: {
      201: z.object({
        user: User,
        ...CodeSent.shape,
        /** A code was sent a moment ago; it is still valid, and no other was sent. */
        isEarlierCode: z.boolean(),
      }),
    },
  },
} as const satisfies Endpoint;

export const updateRegistration = {
  ...endpoints.updateRegistration,
  schema: { body: z.object({ ...Contact, captchaToken: CaptchaToken }), response: { 200: CodeSent } },
} as const satisfies Endpoint;

export const logIn = {
  ...endpoints.logIn,
  schema: {
    body: z.object({
      ...Contact,
      password: TypedPassword,
      captchaToken: CaptchaToken,
      /** Required with 6009 and `details.codeRequired` after too many failed attempts at this account. */
      code: CodeOrLink.optional(),
      requestId: RequestId.optional(),
    }),
    response: { 200: SignedIn },
  },
} as const satisfies Endpoint;

/** Sends a login code by SMS. The same answer whether or not the phone has an account. */
export const sendLoginCode = {
  ...endpoints.sendLoginCode,
  schema: { body: z.object({ phone: TypedPhone, captchaToken: CaptchaToken }), response: { 202: CodeRequest } },
} as const satisfies Endpoint;

export const logInWithCode = {
  ...endpoints.logInWithCode,
  schema: { body: z.object({ requestId: RequestId, token: CodeOrLink }), response: { 200: SignedIn } },
} as const satisfies Endpoint;

export const refreshSession = {
  ...endpoints.refreshSession,
  schema: { response: { 200: Refreshed } },
} as const satisfies Endpoint;

export const logOut = {
  ...endpoints.logOut,
  schema: { body: z.object({ everywhere: z.boolean().optional() }), response: { 204: z.null() } },
} as const satisfies Endpoint;

/** Authenticates the user again before a sensitive action: by password, or by a code sent to a verified contact. */
export const confirmIdentity = {
  ...endpoints.confirmIdentity,
  schema: {
    body: z.object({
      password: TypedPassword.optional(),
      token: CodeOrLink.optional(),
      requestId: RequestId.optional(),
    }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;

export const sendIdentityCode = {
  ...endpoints.sendIdentityCode,
  schema: { body: z.object({ channel: z.enum(["email", "phone"]) }), response: { 200: CodeSent } },
} as const satisfies Endpoint;

const Session = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Browser and system: "Chrome, Android". */
  device: z.string(),
  /** The first half of the network address. */
  network: z.string(),
  via: z.enum(["password", "code", "social", "passkey"]),
  /** The identity provider of a social login; `null` for logins before it was recorded. */
  platform: z.enum(["google", "facebook", "apple"]).nullable(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = {
  ...endpoints.listSessions,
  schema: { response: { 200: z.object({ items: z.array(Session) }) } },
} as const satisfies Endpoint;

export const endSession = {
  ...endpoints.endSession,
  schema: { params: z.object({ sessionId: z.uuid() }), response: { 204: z.null() } },
} as const satisfies Endpoint;

export const getCaptcha = {
  ...endpoints.getCaptcha,
  /** A proof-of-work captcha: the page solves it and sends the solution as `captchaToken`. */
  schema: { response: { 200: z.record(z.string(), z.unknown()) } },
} as const satisfies Endpoint;

export const forgotPassword = {
  ...endpoints.forgotPassword,
  schema: { body: z.object({ ...Contact, captchaToken: CaptchaToken }), response: { 202: CodeRequest } },
} as const satisfies Endpoint;

const newPassword = {
  body: z.object({
    token: CodeOrLink,
    /** Not needed for a mailed link. */
    requestId: RequestId.optional(),
    password: TypedPassword,
    passwordVerify: TypedPassword,
  }),
  response: { 200: SignedIn },
} as const;

export const setPasswordByEmail = { ...endpoints.setPasswordByEmail, schema: newPassword } as const satisfies Endpoint;
export const setPasswordByPhone = { ...endpoints.setPasswordByPhone, schema: newPassword } as const satisfies Endpoint;

export const checkResetLink = {
  ...endpoints.checkResetLink,
  schema: {
    params: z.object({ token: CodeOrLink }),
    response: { 200: z.object({ valid: z.boolean(), channel: z.enum(["email", "phone"]).nullable() }) },
  },
} as const satisfies Endpoint;

export const changePassword = {
  ...endpoints.changePassword,
  schema: {
    params: z.object({ userId: z.uuid() }),
    body: z.object({ newPassword: TypedPassword, oldPassword: TypedPassword }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;

export const verifyEmail = {
  ...endpoints.verifyEmail,
  schema: {
    body: z.object({ email: TypedEmail.optional(), token: CodeOrLink, requestId: RequestId.optional() }),
    response: { 200: z.object({ verified: z.literal(true) }) },
  },
} as const satisfies Endpoint;

export const verifyPhone = {
  ...endpoints.verifyPhone,
  schema: {
    body: z.object({ token: CodeOrLink, requestId: RequestId }),
    response: { 200: z.object({ verified: z.literal(true) }) },
  },
} as const satisfies Endpoint;

export const resendEmailCode = {
  ...endpoints.resendEmailCode,
  schema: { body: z.object({ email: TypedEmail }), response: { 200: CodeSent } },
} as const satisfies Endpoint;

export const resendPhoneCode = {
  ...endpoints.resendPhoneCode,
  schema: { body: z.object({ phone: TypedPhone, captchaToken: CaptchaToken }), response: { 200: CodeSent } },
} as const satisfies Endpoint;

export const getCodeStatus = {
  ...endpoints.getCodeStatus,
  schema: {
    querystring: z.object({ token: CodeOrLink.optional(), requestId: RequestId }),
    response: {
      200: z.object({
        status: z.enum(["PENDING", "VERIFIED", "EXPIRED", "BLOCKED"]),
        attemptsLeft: z.int(),
        expiresIn: z.int(),
      }),
    },
  },
} as const satisfies Endpoint;
