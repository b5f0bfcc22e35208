-- A cancelled item of an order: who cancelled it, what the policy keeps of it and what goes back. An item is cancelled once.
CREATE TABLE cancellation (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES placed_order,
  order_item_id uuid NOT NULL UNIQUE REFERENCES order_item,
  by text NOT NULL CHECK (by IN ('guest', 'host', 'operator', 'system')),
  reason text NOT NULL CHECK (reason <> ''),
  -- Free text of the guest; the host never sees it.
  note text CHECK (char_length(note) <= 500),
  -- The step of the frozen policy that was in force.
  policy_step jsonb NOT NULL,
  kept_halalas bigint NOT NULL CHECK (kept_halalas >= 0),
  back_halalas bigint NOT NULL CHECK (back_halalas >= 0),
  -- The same in minor units of the order's currency; what goes back is the sum of the refunds.
  kept_minor bigint NOT NULL CHECK (kept_minor >= 0),
  back_minor bigint NOT NULL CHECK (back_minor >= 0),
  route text NOT NULL DEFAULT 'original' CHECK (route IN ('original', 'wallet')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When the last refund had its final answer.
  ended_at timestamptz
);
CREATE INDEX cancellation_order ON cancellation (order_id);

-- A refund is for a cancellation, for a change, for an operator's partial refund, or for a payment without an order.
ALTER TABLE refund
  ADD COLUMN cancellation_id uuid REFERENCES cancellation,
  ADD COLUMN change_id uuid,
  ADD COLUMN operator_action_id uuid,
  -- Whole points of a programme, for a refund that is not money.
  ADD COLUMN points integer CHECK (points > 0),
  ADD COLUMN route text NOT NULL DEFAULT 'original' CHECK (route IN ('original', 'wallet')),
  ADD CONSTRAINT refund_one_reason CHECK (num_nonnulls(cancellation_id, change_id, operator_action_id) <= 1);
-- Replaced: the bank refused it, and the guest got the money in another way.
ALTER TABLE refund DROP CONSTRAINT refund_state_check;
ALTER TABLE refund ADD CONSTRAINT refund_state_check CHECK (state IN ('pending', 'done', 'refused', 'replaced'));
CREATE UNIQUE INDEX refund_once_a_cancellation ON refund (cancellation_id, payment_id) WHERE cancellation_id IS NOT NULL;
CREATE INDEX refund_pending ON refund (created_at) WHERE state = 'pending';

-- The closed list of event kinds is in the code; the database only refuses what is no name.
ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check;
ALTER TABLE order_event ADD CONSTRAINT order_event_kind_check CHECK (kind ~ '^[a-z][a-z-]{2,39}$') NOT VALID;
