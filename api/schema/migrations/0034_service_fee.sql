-- The service fee of a stay in a property, in halalas before VAT; the same on all sites.
ALTER TABLE property ADD COLUMN service_fee integer NOT NULL DEFAULT 0 CHECK (service_fee >= 0);
