import { randomUUID } from "node:crypto";
import { tamaraRefusal } from "./tamara-error.ts";

type Registration = { webhook_id: string; type: "order"; url: string; events: unknown };

const registrations: Registration[] = [];

/** Registers the address for webhooks of orders that name none themselves. */
export function registerWebhook(body: unknown): Registration {
  const { type, url, events = [] } = (body ?? {}) as Record<string, unknown>;
  if (type !== "order" || typeof url !== "string" || !URL.canParse(url) || !Array.isArray(events))
    throw tamaraRefusal(400, "webhook_invalid", "type, url and events: what is registered");
  const registration = { webhook_id: randomUUID(), type, url, events } as const;
  registrations.push(registration);
  return registration;
}

/** The newest registered address. */
export function registeredUrl(): string | null {
  return registrations.at(-1)?.url ?? null;
}
