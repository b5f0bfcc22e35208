-- A full invoice as the tax authority cleared it, with its stamp and QR code: the legal invoice. Written once.
ALTER TABLE document ADD COLUMN cleared_xml text;

CREATE OR REPLACE FUNCTION document_is_never_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'report_state' - 'cleared_xml' = to_jsonb(OLD) - 'report_state' - 'cleared_xml'
    AND (NEW.cleared_xml IS NOT DISTINCT FROM OLD.cleared_xml OR OLD.cleared_xml IS NULL AND NEW.is_full) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'documents are never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
GRANT UPDATE (cleared_xml) ON document TO app;
