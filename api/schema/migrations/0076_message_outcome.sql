-- A gift message whose recipient it surely did not reach: the mail server or the SMS company refused it, the mail came back, or
-- the company reported a failure. A later report of a delivery takes it back. Reports arrive by the id of the message alone, in
-- code that does not know gifts, and are deleted long before a card expires; so triggers copy the outcome.
ALTER TABLE gift_message ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false;

CREATE FUNCTION mark_returned_gift_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_message SET is_undelivered = true WHERE id = NEW.message_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER contact_problem_marks_gift AFTER INSERT ON contact_problem
  FOR EACH ROW EXECUTE FUNCTION mark_returned_gift_mail();

CREATE FUNCTION mark_gift_sms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_message SET is_undelivered = NEW.state <> 'delivered' WHERE id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER sms_message_marks_gift AFTER INSERT OR UPDATE OF state ON sms_message
  FOR EACH ROW WHEN (NEW.state IN ('refused', 'failed', 'delivered')) EXECUTE FUNCTION mark_gift_sms();

UPDATE gift_message SET is_undelivered = true
WHERE id IN (SELECT message_id FROM contact_problem
  UNION ALL SELECT id FROM sms_message WHERE state IN ('refused', 'failed'));

-- How often a job had to wait for a partner that was down; `tries` counts only attempts that failed.
ALTER TABLE outbox ADD COLUMN waits smallint NOT NULL DEFAULT 0;

-- Attempts before the last one that ended without an answer: each may have been accepted.
ALTER TABLE sms_message ADD COLUMN unanswered integer NOT NULL DEFAULT 0;
