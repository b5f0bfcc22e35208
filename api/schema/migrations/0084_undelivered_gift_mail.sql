-- The buyer of a gift that did not arrive gets a mail about it, once for each message to the recipient. The job is enqueued in
-- the statement that marks the message, so no ended process can lose it. The release before runs no jobs of this kind.
CREATE FUNCTION enqueue_undelivered_gift_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (id, kind, subject_id) VALUES (gen_random_uuid(), 'mail-gift-undelivered', NEW.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER undelivered_gift_enqueues_mail AFTER UPDATE OF is_undelivered ON gift_message
  FOR EACH ROW WHEN (NEW.is_undelivered AND NOT OLD.is_undelivered) EXECUTE FUNCTION enqueue_undelivered_gift_mail();

INSERT INTO outbox (id, kind, subject_id)
SELECT gen_random_uuid(), 'mail-gift-undelivered', id FROM gift_message WHERE is_undelivered
ON CONFLICT DO NOTHING;
