-- Counts of calls are of use for minutes. Kept out of the log, one more call costs no wait for the disk; all processes
-- share them still, a restart keeps them, and only a crash of the database begins them anew.
ALTER TABLE rate_limit SET UNLOGGED;
