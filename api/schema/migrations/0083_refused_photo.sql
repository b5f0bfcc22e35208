-- A photograph that looks like another host's is released or refused by an operator. The row of a refused one stays, so that
-- the same file is refused again; its picture is deleted.
ALTER TABLE photo DROP CONSTRAINT photo_state_check;
ALTER TABLE photo ADD CONSTRAINT photo_state_check CHECK (state IN ('ready', 'waiting', 'refused')) NOT VALID;
CREATE INDEX photo_waiting ON photo (id) WHERE state = 'waiting';
