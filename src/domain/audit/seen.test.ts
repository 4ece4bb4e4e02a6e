import { describe, expect, it } from 'vitest';
import { definitionOf } from '../core/documents.ts';
import { partSeen, patientPartFor, receivesRecord, type StaffReader } from './seen.ts';

const readers: readonly StaffReader[] = ['administrators', 'owner', 'successor'];
const parts = ['health', 'record', 'registration', 'documents', 'notes', 'payments'] as const;

/** Lets administrators receive one more field while `work` runs. */
function whileSent(field: string, work: () => void): void {
  const visible = definitionOf('patients').visible.administrators as Set<string>;
  visible.add(field);
  try {
    work();
  } finally {
    visible.delete(field);
  }
}

describe('what a member of the staff saw by opening a part', () => {
  it('is what the readers of the fields let each of them receive', () => {
    const seen = Object.fromEntries(
      readers.map((reader) => [reader, parts.map((part) => partSeen(part, reader))]),
    );
    expect(seen).toEqual({
      administrators: ['registration', 'registration', 'registration', null, null, 'payments'],
      owner: ['health', 'record', 'registration', 'documents', 'notes', 'payments'],
      successor: ['registration', 'registration', 'registration', 'documents', 'notes', 'payments'],
    });
  });

  it('follows a field that gets other readers', () => {
    expect(receivesRecord('administrators')).toBe(false);
    whileSent('allergies', () => {
      expect(partSeen('health', 'administrators')).toBe('health');
      expect(receivesRecord('administrators')).toBe(true);
    });
    expect(partSeen('health', 'administrators')).toBe('registration');
  });

  it('is registration data alone for a successor, until the record has come', () => {
    const ana = { role: 'psych', userId: 'ana' } as const;
    const held = { psychologistId: 'ana', recordHolderId: 'bruno' };
    expect(patientPartFor(ana, held)).toBe('registration');
    expect(patientPartFor({ ...ana, userId: 'bruno' }, held)).toBe('health');
    expect(patientPartFor(ana, { ...held, recordHolderId: null })).toBe('health');
    expect(patientPartFor({ role: 'administrator', userId: 'marta' }, held)).toBe('registration');
  });
});
