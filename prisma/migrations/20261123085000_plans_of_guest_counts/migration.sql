-- Every check-in runs this function twice, and to plan its statements took longer than to run them: a plan for any guest
-- and venue is as good, since each is found by its key.
ALTER FUNCTION "refresh_venue_guests"(uuid[], uuid[]) SET plan_cache_mode = force_generic_plan;
