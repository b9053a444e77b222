/**
 * For the FROM clause of a statement outside a transaction: its commit does not wait for the disk. Other sessions see
 * its rows at once, and the rows survive the end of our own processes; a crash of the database or the machine within
 * the next second may lose them. Use it only for rows that nobody would miss then. All sessions share the disk, so one
 * that writes much makes every session wait that asks for confirmed writes.
 */
export const WITHOUT_THE_DISK = "(SELECT set_config('synchronous_commit', 'off', true) OFFSET 0) AS without_the_disk";
