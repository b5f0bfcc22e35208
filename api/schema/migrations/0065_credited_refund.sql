-- The refunds that each credit note covers. A credit note covers every refund of one cancellation, change or operator's
-- action that an invoice has; a refund is covered once.
CREATE TABLE credited_refund (
  refund_id uuid PRIMARY KEY REFERENCES refund,
  document_id uuid NOT NULL REFERENCES document
);
CREATE INDEX credited_refund_document ON credited_refund (document_id);
REVOKE UPDATE, DELETE ON credited_refund FROM app;

-- Releases that write no rows here issue a credit note for each refund, whose id is the subject of the document. The
-- primary key refuses their document when the refund is covered already, and their job finds the reason later.
CREATE FUNCTION credit_refund_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credited_refund (refund_id, document_id) SELECT id, NEW.id FROM refund WHERE id = NEW.subject_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER document_credits_refund AFTER INSERT ON document
  FOR EACH ROW WHEN (NEW.kind = 'credit-note') EXECUTE FUNCTION credit_refund_of_document();

-- Until this is committed, jobs that issue documents wait; guests do not.
INSERT INTO credited_refund (refund_id, document_id)
SELECT r.id, d.id FROM document d JOIN refund r ON r.id = d.subject_id WHERE d.kind = 'credit-note';
