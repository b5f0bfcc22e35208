-- The compound that a property belongs to, such as a resort; NULL for a property that stands alone.
ALTER TABLE property ADD COLUMN compound_name_en text;
ALTER TABLE property ADD COLUMN compound_name_ar text;
