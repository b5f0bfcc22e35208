import { randomUUID } from "node:crypto";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { codeSentTo } from "./sent-messages.ts";
import { newVisitor } from "./visitor.ts";

export const PASSWORD = "seven green camels";
export const anyEmail = () => `noura-${randomUUID()}@example.test`;

/** Registers an account through the API; its address is not verified yet. Returns the id of that request. */
export async function register(site: string, email: string): Promise<string> {
  const names = { FirstName: "Noura", LastName: "Alotaibi", password: PASSWORD, passwordVerify: PASSWORD };
  const body = { ...names, email, subscribe: false, captchaToken: "test-pass" };
  return (await newVisitor(site).call<{ requestId: string }>(endpoints.register.url, body)).requestId;
}

/** Registers an account with a verified address and returns that. */
export async function join(site: string): Promise<string> {
  const email = anyEmail();
  const requestId = await register(site, email);
  await newVisitor(site).call(endpoints.verifyEmail.url, { email, token: await codeSentTo(email), requestId });
  return email;
}
