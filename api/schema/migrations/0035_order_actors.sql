-- Who may act on an order, and what hosts and operators do to it.

-- A code that confirms the contact of an order; it has an order instead of an account.
ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN
  ('verify-email', 'verify-phone', 'reset-email', 'reset-phone', 'confirm', 'login', 'login-phone', 'order'));
ALTER TABLE one_time_code ADD COLUMN order_id uuid REFERENCES placed_order ON DELETE CASCADE;
CREATE INDEX one_time_code_order ON one_time_code (order_id) WHERE order_id IS NOT NULL;

-- The link in the messages to a host, which opens one order without its prices. Only the SHA-256 of the token is stored.
CREATE TABLE host_access (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  order_id uuid NOT NULL REFERENCES placed_order ON DELETE CASCADE
);
CREATE INDEX host_access_order ON host_access (order_id);

-- What an operator has to do. A subject has one open task of a kind.
CREATE TABLE task (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- The id of an order, refund or document.
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  due_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE UNIQUE INDEX task_open ON task (kind, subject) WHERE done_at IS NULL;
CREATE INDEX task_due ON task (due_at) WHERE done_at IS NULL;

-- Every action of an operator, in the transaction of the action. The hash covers the row and the hash of the row before
-- it on the same day, so that a removed or changed row is noticed.
CREATE TABLE operator_action (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  at timestamptz NOT NULL,
  -- The id of an operator, or `command` or `system`.
  operator_id text NOT NULL,
  -- The names given to a command; the second one approved it.
  by_name text NOT NULL CHECK (by_name <> ''),
  second_name text CHECK (second_name <> by_name),
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  before jsonb,
  after jsonb,
  request_id text,
  approval_id uuid,
  previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE INDEX operator_action_subject ON operator_action (subject_kind, subject_id);

CREATE FUNCTION operator_action_is_never_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'actions of operators are only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER operator_action_stays BEFORE UPDATE OR DELETE ON operator_action
  FOR EACH STATEMENT EXECUTE FUNCTION operator_action_is_never_rewritten();
REVOKE UPDATE, DELETE ON operator_action FROM app;

-- The action of an operator that returned a part of the money.
ALTER TABLE refund ADD CONSTRAINT refund_operator_action_id_fkey
  FOREIGN KEY (operator_action_id) REFERENCES operator_action NOT VALID;

ALTER TABLE chalet_order_item
  ADD COLUMN stay_state text NOT NULL DEFAULT 'expected',
  -- When the host reported that nobody arrived; the guest may object for a day.
  ADD COLUMN no_show_at timestamptz;
ALTER TABLE chalet_order_item ADD CONSTRAINT chalet_order_item_stay_state_check
  CHECK (stay_state IN ('expected', 'arrived', 'no-show', 'left-early')) NOT VALID;

-- Nights that an operator blocks have a claim without an order.
ALTER TABLE stay_claim
  ADD COLUMN kind text NOT NULL DEFAULT 'guest',
  ADD COLUMN locked_by text;
ALTER TABLE stay_claim ADD CONSTRAINT stay_claim_kind_check CHECK (kind IN ('guest', 'block')) NOT VALID;
ALTER TABLE stay_claim ADD CONSTRAINT stay_claim_locked_by_check CHECK (locked_by IN ('operator')) NOT VALID;

-- A code for one guest only: by account, or by the email address or phone number of the cart's guest.
ALTER TABLE coupon
  ADD COLUMN account_id uuid REFERENCES account ON DELETE CASCADE,
  ADD COLUMN contact text;

-- A use is returned when the host or support cancels the stay.
ALTER TABLE coupon_use DROP CONSTRAINT coupon_use_state_check;
ALTER TABLE coupon_use ADD CONSTRAINT coupon_use_state_check CHECK (state IN ('reserved', 'used', 'returned')) NOT VALID;
