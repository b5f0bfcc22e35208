-- Whether a property stands at the sea; its pictures and the rows of the front page depend on it.
ALTER TABLE property ADD COLUMN is_by_sea boolean NOT NULL DEFAULT false;
UPDATE property SET is_by_sea = true WHERE area_id IN (
  101, 102, 103, 106, 107, 108, 201, 301, 302, 303, 1101, 1102, 1103, 1104, 1105, 1201, 1202, 1203, 1301, 1305, 1401, 1404, 1405
);
