-- Invoices, receipts and credit notes. A document is never changed, except for what the tax authority answered, and
-- never deleted, because tax law requires it.

-- The last number of each series. Its row is locked while a document gets its number, so numbers have no gaps. The row
-- of kind 'chain' (year 0) counts all tax documents of a seller whose documents form a chain of hashes.
CREATE TABLE document_series (
  seller text NOT NULL,
  year smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note', 'receipt', 'chain')),
  last bigint NOT NULL CHECK (last >= 0),
  PRIMARY KEY (seller, year, kind)
);
REVOKE DELETE ON document_series FROM app;

CREATE TABLE document (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note', 'receipt')),
  number text NOT NULL UNIQUE,
  -- Seller, year and place are the parts of the number.
  seller text NOT NULL,
  year smallint NOT NULL,
  place bigint NOT NULL CHECK (place > 0),
  order_id uuid NOT NULL REFERENCES placed_order,
  -- What the document is for: the bill of an invoice or a receipt, the refund of a credit note, or the refused document
  -- that it corrects or replaces. Each has one document.
  subject_id uuid NOT NULL UNIQUE,
  corrects uuid REFERENCES document,
  issued_at timestamptz NOT NULL,
  -- Everything that the document says.
  content jsonb NOT NULL,
  -- The version of the template that draws it.
  template smallint NOT NULL,
  -- Minor units of `currency`: net + vat = gross. Collected is travel cover, which we pass on to the insurer.
  currency text NOT NULL,
  net_minor bigint NOT NULL CHECK (net_minor >= 0),
  vat_minor bigint NOT NULL CHECK (vat_minor >= 0),
  gross_minor bigint NOT NULL CHECK (gross_minor = net_minor + vat_minor),
  collected_minor bigint NOT NULL CHECK (collected_minor >= 0),
  -- The same in the currency in which VAT is declared; empty on receipts.
  tax_currency text,
  tax_net_minor bigint,
  tax_vat_minor bigint,
  -- What the QR code contains, and the token of the page that it opens.
  qr text NOT NULL,
  token text NOT NULL UNIQUE,
  -- The place in the chain of the seller; empty outside Saudi Arabia.
  counter bigint,
  hash text,
  previous_hash text,
  xml text,
  is_full boolean NOT NULL,
  report_state text NOT NULL CHECK (report_state IN ('none', 'pending', 'reported', 'warned', 'refused')),
  UNIQUE (seller, year, kind, place),
  UNIQUE (seller, counter),
  CHECK ((kind = 'credit-note') = (corrects IS NOT NULL)),
  CHECK (num_nulls(counter, hash, previous_hash, xml) IN (0, 4))
);
CREATE INDEX document_order ON document (order_id, issued_at);
CREATE INDEX document_corrects ON document (corrects) WHERE corrects IS NOT NULL;
CREATE INDEX document_unreported ON document (issued_at) WHERE report_state IN ('pending', 'refused');

-- Every answer of the tax authority.
CREATE TABLE document_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document,
  at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL CHECK (state IN ('reported', 'warned', 'refused')),
  answer jsonb NOT NULL
);
CREATE INDEX document_report_document ON document_report (document_id);

CREATE FUNCTION document_is_never_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'report_state' = to_jsonb(OLD) - 'report_state' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'documents are never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER document_stays BEFORE UPDATE OR DELETE ON document
  FOR EACH ROW EXECUTE FUNCTION document_is_never_rewritten();
REVOKE UPDATE, DELETE ON document, document_report FROM app;
GRANT UPDATE (report_state) ON document TO app;
