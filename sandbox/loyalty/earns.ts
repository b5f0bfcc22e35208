import type { Programme } from "#domain/loyalty/rates.ts";
import type { Fault } from "../faults.ts";
import { readId } from "../read-id.ts";
import { readText } from "../read-text.ts";
import { Refusal } from "../route.ts";
import { readPoints } from "./burns.ts";
import { type Earn, findEarn, save, writeLine } from "./loyalty-store.ts";
import { memberOf } from "./members.ts";

/** Gives points to a member once per id. */
export function giveEarn(programme: Programme, body: unknown, fault: Fault | null): Earn {
  const [id, points] = [readId(body), readPoints(body)];
  const member = readText(body, "member", 20);
  const known = findEarn(programme, id);
  if (known) return repeatOf(known, member);
  memberOf(programme, member);
  const times = fault === "earn-twice" ? 2 : 1;
  const earn = { id, programme, member, points: points * times, reference: readText(body, "reference", 60) };
  save({ earn });
  for (let time = 0; time < times; time++) writeLine(programme, { kind: "earned", id, points });
  return earn;
}

function repeatOf(known: Earn, member: string): Earn {
  if (known.member !== member) throw new Refusal(409, "id: another earn has it");
  return known;
}
