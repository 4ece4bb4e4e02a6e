/** What is kept of accounts and of the practice as a whole. A kind that was written once is never renamed. */
export const eventKinds = [
  'session.opened',
  'session.refused',
  /** Stands for the refusals of a day that are no longer kept one by one. */
  'session.refusedOften',
  'session.ended',
  'account.created',
  'account.locked',
  'account.activated',
  'account.deactivated',
  'account.rightsChanged',
  'password.changed',
  'password.reset',
  'address.changeAsked',
  'address.changed',
  'address.undone',
  'address.verified',
  'invite.accepted',
  /** A link of an invitation was made for its staff to hand over. */
  'invite.handedOver',
  'patient.activated',
  'patient.deactivated',
  'patient.deleted',
  'calendar.connected',
  'calendar.disconnected',
  'practice.exported',
  'practice.backedUp',
  'practice.imported',
  'practice.restored',
  /** A device began to receive all records that its person may see. */
  'records.received',
  'record.archived',
  'record.restored',
  /** A note left the patient's record for what is the psychologist's own. */
  'record.setApart',
  /** A copy was made, to be handed out. */
  'record.copied',
  'record.held',
  'record.released',
  'record.disposed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The parts of a patient's record that somebody opens. */
export const recordParts = ['record', 'sessions', 'notes', 'payments', 'export'] as const;
export type RecordPart = (typeof recordParts)[number];
