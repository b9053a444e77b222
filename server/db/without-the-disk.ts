/**
 * For the FROM of a statement that stands alone: whoever waits for it does not wait until the disk has it. Everybody sees
 * its rows at once, and whatever happens to our own processes they stay; a crash of the database or of the machine within
 * the next second may lose them. For what nobody misses then. The disk is what everybody shares: one who writes much
 * makes everybody wait who asks it to confirm.
 */
export const WITHOUT_THE_DISK = "(SELECT set_config('synchronous_commit', 'off', true) OFFSET 0) AS without_the_disk";
