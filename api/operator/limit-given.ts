import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ALONE_HALALAS, ALONE_HOURS } from "#domain/order/support-help.ts";
import type { ActionSubject, Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";

type Gift = { operator: Operator; subject: ActionSubject; halalas: number };

/**
 * Refuses an operator who acts alone and would give more than the limit: for one order or wallet together with all that was
 * ever given for it, or in a day together with what this operator gave alone. Records of actions must be locked.
 */
export async function limitGiven(tx: Tx, { operator, subject, halalas }: Gift): Promise<void> {
  if (halalas === 0 || operator.second !== null) return;
  const { rows } = await tx.execute<{ forSubject: number; byOperator: number }>(sql`
    SELECT coalesce(sum(halalas) FILTER (WHERE subject_kind = ${subject.kind} AND subject_id = ${subject.id}), 0)::float8
        AS "forSubject",
      coalesce(sum(halalas) FILTER (WHERE lower(by_name) = lower(${operator.by.trim()}) AND second_name IS NULL
        AND at > app_now() - make_interval(hours => ${ALONE_HOURS})), 0)::float8 AS "byOperator"
    FROM operator_action, LATERAL (SELECT (after->>'givenHalalas')::bigint AS halalas) AS given
    WHERE after ? 'givenHalalas'
      AND (at > app_now() - make_interval(hours => ${ALONE_HOURS})
        OR (subject_kind = ${subject.kind} AND subject_id = ${subject.id}))`);
  const { forSubject = 0, byOperator = 0 } = rows[0] ?? {};
  refuseAbove(forSubject + halalas, `for this ${subject.kind}`);
  refuseAbove(byOperator + halalas, `by ${operator.by.trim()} alone within ${ALONE_HOURS} hours`);
}

function refuseAbove(halalas: number, where: string): void {
  if (halalas <= ALONE_HALALAS) return;
  throw new OperatorError(
    `This makes SAR ${halalas / 100} beyond the policy ${where}. Above SAR ${ALONE_HALALAS / 100} a second name (--second) is needed.`,
  );
}
