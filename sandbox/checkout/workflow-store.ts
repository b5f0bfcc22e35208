import { randomText } from "../card/tokens.ts";
import { storeFile } from "../store-file.ts";
import { invalidRequest } from "./checkout-refusal.ts";
import { fieldsOf, type JsonFields, textOf } from "./read-fields.ts";

/** A registered webhook: which events are sent where, and how they are signed. */
export type Workflow = {
  id: string;
  name: string;
  active: boolean;
  conditions: JsonFields[];
  actions: JsonFields[];
};
type Target = { url: string; headers: Record<string, string>; key: string };

const file = storeFile("checkout-workflows.jsonl");
const registered: Workflow[] = [...file.read()] as Workflow[];

export function allWorkflows(): readonly Workflow[] {
  return registered;
}

export function addWorkflow(body: unknown): Workflow {
  const fields = fieldsOf(body);
  const [conditions, actions] = [objectsIn(fields.conditions), objectsIn(fields.actions)];
  if (conditions.length === 0) throw invalidRequest("conditions_required");
  if (!actions.some((action) => action.type === "webhook" && URL.canParse(textOf(action, "url"))))
    throw invalidRequest("actions_invalid");
  const name = textOf(fields, "name");
  const active = fields.active !== false;
  const workflow = { id: `wf_${randomText(26)}`, name, active, conditions, actions };
  registered.push(workflow);
  file.append(workflow);
  return workflow;
}

/**
 * Where an event goes: `null` when the merchant's workflows leave it out, `undefined` while there are none, because then
 * the workflow of the demo sends everything to the shop of the payment.
 */
export function targetOf(type: string): Target | null | undefined {
  const active = registered.filter((workflow) => workflow.active);
  if (active.length === 0) return undefined;
  const found = active.findLast(({ conditions }) => conditions.some((condition) => namesEvent(condition, type)));
  const action = found?.actions.find((each) => each.type === "webhook");
  if (!action) return null;
  const headers = Object.entries(fieldsOf(action.headers)).map(([name, value]) => [name, String(value)]);
  const key = textOf(fieldsOf(action.signature), "key");
  return { url: textOf(action, "url"), headers: Object.fromEntries(headers), key };
}

function namesEvent({ type, events }: JsonFields, event: string): boolean {
  const gateway = fieldsOf(events).gateway;
  return type === "event" && Array.isArray(gateway) && gateway.includes(event);
}

function objectsIn(value: unknown): JsonFields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
