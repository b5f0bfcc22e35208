-- A code of a deleted account stays for the uses that refer to it; its contact is replaced, so that nobody can use it.
ALTER TABLE coupon DROP CONSTRAINT coupon_account_id_fkey;
ALTER TABLE coupon ADD CONSTRAINT coupon_account_id_fkey FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL;
ALTER TABLE coupon ADD CONSTRAINT coupon_account_has_contact CHECK (account_id IS NULL OR contact IS NOT NULL);

-- A refund is written before the action that it belongs to, in one transaction.
ALTER TABLE refund ALTER CONSTRAINT refund_operator_action_id_fkey DEFERRABLE INITIALLY DEFERRED;
