-- A wallet holds money of one account in lots. Their balances are kept by the ledger and can never be below zero.

ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_kind_check;
ALTER TABLE ledger_tx ADD CONSTRAINT ledger_tx_kind_check CHECK (kind IN (
  'capture', 'refund',
  'reward', 'reward-cancel', 'goodwill', 'expiry', 'forfeit',
  'wallet-hold', 'wallet-spend', 'wallet-void', 'wallet-refund',
  'points-capture', 'points-return',
  'gift-issue', 'gift-redeem', 'gift-return')) NOT VALID;

CREATE TABLE wallet (
  id uuid PRIMARY KEY,
  -- `NULL` after the account was deleted; the ledger keeps its lots.
  account_id uuid UNIQUE REFERENCES account ON DELETE SET NULL,
  enrolled_at timestamptz NOT NULL DEFAULT app_now(),
  -- Set by an operator; a frozen wallet pays nothing.
  frozen_at timestamptz
);
CREATE INDEX wallet_frozen ON wallet (frozen_at) WHERE frozen_at IS NOT NULL;

CREATE TABLE wallet_lot (
  id uuid PRIMARY KEY,
  wallet_id uuid NOT NULL REFERENCES wallet,
  source text NOT NULL CHECK (source IN ('reward', 'refund', 'gift', 'goodwill')),
  -- The order that it was earned with or refunded for.
  order_id uuid REFERENCES placed_order,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- It can be spent from then on, until it expires; both are judged whenever it is read.
  opens_at timestamptz NOT NULL,
  expires_at timestamptz CHECK (expires_at > opens_at),
  -- Halalas. Only the trigger below changes it.
  balance_minor bigint NOT NULL DEFAULT 0 CHECK (balance_minor >= 0)
);
CREATE INDEX wallet_lot_wallet ON wallet_lot (wallet_id);
CREATE UNIQUE INDEX wallet_lot_one_reward ON wallet_lot (order_id) WHERE source = 'reward';
CREATE INDEX wallet_lot_pending ON wallet_lot (opens_at) WHERE source = 'reward' AND balance_minor > 0;
CREATE INDEX wallet_lot_expiring ON wallet_lot (expires_at) WHERE balance_minor > 0;

REVOKE DELETE ON wallet FROM app;
REVOKE INSERT, UPDATE, DELETE ON wallet_lot FROM app;
GRANT INSERT (id, wallet_id, source, order_id, opens_at, expires_at) ON wallet_lot TO app;
-- A changed stay opens its reward on another day.
GRANT UPDATE (opens_at, expires_at) ON wallet_lot TO app;

-- An entry of the account `wallet:{lot}` changes the balance of the lot. The owner of the tables runs it, not the caller.
CREATE FUNCTION keep_lot_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.currency <> 'SAR' THEN
    RAISE EXCEPTION 'a wallet holds riyals, not %', NEW.currency USING ERRCODE = 'check_violation';
  END IF;
  UPDATE wallet_lot SET balance_minor = balance_minor + NEW.amount_minor WHERE id = substr(NEW.account, 8)::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no lot %', NEW.account USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_lot_balance() FROM PUBLIC;
CREATE TRIGGER ledger_entry_keeps_lot_balance AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.account LIKE 'wallet:%') EXECUTE FUNCTION keep_lot_balance();
