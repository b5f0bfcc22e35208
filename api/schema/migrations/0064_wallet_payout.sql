-- Money of a booking that its guest chose to have in the wallet returns to its payment when the account is deleted.
ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_kind_check;
ALTER TABLE ledger_tx ADD CONSTRAINT ledger_tx_kind_check CHECK (kind IN (
  'capture', 'refund',
  'reward', 'reward-cancel', 'goodwill', 'expiry', 'forfeit',
  'wallet-hold', 'wallet-spend', 'wallet-void', 'wallet-refund', 'wallet-payout',
  'points-capture', 'points-return',
  'gift-issue', 'gift-redeem', 'gift-return')) NOT VALID;

-- The lot that had the money. The order has counted this money as returned since it went into the wallet.
ALTER TABLE refund ADD COLUMN wallet_lot_id uuid REFERENCES wallet_lot, DROP CONSTRAINT refund_one_reason;
ALTER TABLE refund ADD CONSTRAINT refund_one_reason CHECK (
  num_nonnulls(cancellation_id, change_id, operator_action_id, gift_order_id, wallet_lot_id) <= 1) NOT VALID;
