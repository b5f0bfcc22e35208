import type { User } from "#contract/account/account.ts";

export const someUser: User = {
  id: "7d7b2a37-6b0c-4d1d-9f0f-0d4f5f1f8a11",
  title: null,
  firstName: "Noura",
  lastName: "Al Otaibi",
  email: "noura@example.test",
  phone: null,
  emailVerified: true,
  phoneVerified: false,
  nationality: "SA",
  type: "local",
  status: "active",
  hasPassword: true,
  providers: [],
};

/** The loader data of an account page. */
export function accountPageData<T>(found: T, user: Partial<User> = {}) {
  return { user: { ...someUser, ...user }, found, problem: null } as const;
}
