/** The place of a record's last change: on the server, on its way, or refused. */
export type SyncMark = 'saved' | 'waiting' | 'refused';

/**
 * The key of the change by which a person mends a record that the server would not make.
 * Only lists show such a record.
 */
export type Repair = string | null;
