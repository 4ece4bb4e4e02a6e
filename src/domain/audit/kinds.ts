/**
 * What is kept of accounts and of the practice as a whole, by what a person looks for. A kind that was written once is
 * never renamed.
 */
export const eventGroups = {
  access: [
    'session.opened',
    'session.refused',
    /** Stands for the refusals of a day that are no longer kept one by one. */
    'session.refusedOften',
    'session.ended',
    'account.locked',
  ],
  account: [
    'account.created',
    'account.activated',
    'account.deactivated',
    'account.rightsChanged',
    /** The person asked for it, took it back, or it could not be done on the day; it was done. */
    'account.closingAsked',
    'account.closingWithdrawn',
    'account.closingHindered',
    'account.closed',
    'password.changed',
    'password.reset',
    'address.changeAsked',
    'address.changed',
    'address.undone',
    'address.verified',
  ],
  people: [
    'invite.accepted',
    /** A link of an invitation was made for its staff to hand over. */
    'invite.handedOver',
    /** A psychologist was invited to the clinic; a link of that was made to hand over; it was accepted. */
    'member.invited',
    'member.linkHandedOver',
    'member.joined',
    'patient.activated',
    'patient.deactivated',
    'patient.deleted',
    /** The patient asked by a mail's link for no more reminders. */
    'reminders.stopped',
  ],
  records: [
    /** A device began to receive all records that its person may see; registration data alone. */
    'records.received',
    'registrations.received',
    /** A device made a file of all that its person sees; of payments. */
    'records.exported',
    'payments.exported',
    'record.archived',
    'record.restored',
    /**
     * A person brought it back from a device.
     * The device still had it after the practice's data were set back.
     */
    'record.broughtBack',
    /** A device's clock was known to be wrong: the server corrected when the person acted. */
    'record.redated',
    /** A note left the patient's record for what is the psychologist's own. */
    'record.setApart',
    /** A copy was made, to be handed out. */
    'record.copied',
    /** Agenda and registration data of a patient went to another psychologist; the record did. */
    'patient.handedOver',
    'record.handedOver',
    /** The holder of the record is asked for it, and what came of that. */
    'record.handoverAsked',
    'record.sealAsked',
    'record.handoverAgreed',
    'record.handoverRefused',
    'record.handoverCancelled',
    /** Nobody reads it any more, until it is handed over. */
    'record.sealed',
    'record.held',
    'record.released',
    'record.disposed',
  ],
  practice: [
    'calendar.connected',
    'calendar.disconnected',
    'practice.exported',
    'practice.backedUp',
    'practice.imported',
    'practice.restored',
  ],
} as const;

export type EventKind = (typeof eventGroups)[EventGroup][number];
export const eventKinds: readonly EventKind[] = Object.values(eventGroups).flat();
export type EventGroup = keyof typeof eventGroups;
export const eventGroupNames = Object.keys(eventGroups) as readonly EventGroup[];

/**
 * The parts of a patient's record that somebody opens.
 * `health`: registration data together with facts of health.
 * `record`: the same in rows of earlier versions, which did not tell registration data apart.
 */
export const recordParts = [
  'registration',
  'health',
  'documents',
  'record',
  'sessions',
  'notes',
  'payments',
  'export',
] as const;
export type RecordPart = (typeof recordParts)[number];
