-- Counting a request must not wait for the disk. After a crash of the database the counters begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
