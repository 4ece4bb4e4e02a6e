import { lackingIn } from './recordLacks.ts';
import type { PatientRecord } from './recorded.ts';

/** The same as data, for another system. Times are ISO instants, days `yyyy-MM-dd`. */
export function recordFile(record: PatientRecord): string {
  const { zone, day, shelves, ...of } = record;
  const { id: _id, psychologistId: _owner, userId: _account, ...patient } = of.patient;
  const issued = of.issued.map(
    ({ kind, createdAt, recipient, relation, reason, sha256, outcome }) => ({
      kind,
      createdAt,
      recipient,
      relation,
      reason,
      sha256,
      outcome,
    }),
  );
  const file = {
    format: 'sereno-record',
    version: 1,
    issuedOn: day,
    timeZone: zone,
    shelves,
    copyFor: of.recipient,
    reason: of.reason,
    institution: of.institution,
    professional: of.professional,
    patient,
    sessions: of.sessions,
    notesWithoutSession: of.strays,
    issuedDocuments: issued,
    removals: of.removals,
    lacking: lackingIn(record),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
