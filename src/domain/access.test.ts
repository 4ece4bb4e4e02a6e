import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  COLLEAGUE,
  id,
  makeAppointment,
  makeNote,
  makePatient,
  makeProfile,
  makeUser,
  PORTAL,
  PSYCH,
  TENANT,
} from '../../test/fixtures/documents.ts';
import { type Audience, audiencesOf, type Relations, visibleVersions } from './access.ts';
import type { Documents, EntityName } from './core/documents.ts';
import { guardianFields, payerFields } from './patients/guardian.ts';

const nobody: Relations = { portalUserIds: [] };
const withPortal: Relations = { portalUserIds: [PORTAL] };

const readers = {
  psych: { id: PSYCH, role: 'psych' },
  colleague: { id: COLLEAGUE, role: 'psych' },
  administrator: { id: ADMINISTRATOR, role: 'administrator' },
  patient: { id: PORTAL, role: 'patient' },
  otherPatient: { id: id(6), role: 'patient' },
} as const;

/** What a reader sees of a document, by the audiences that the reader belongs to. */
function seen<E extends EntityName>(
  reader: keyof typeof readers,
  entity: E,
  document: Documents[E],
  relations = withPortal,
): Documents[E] | undefined {
  const own: readonly Audience[] = audiencesOf(readers[reader]);
  const versions = visibleVersions(entity, document, relations).filter(({ audience }) =>
    own.includes(audience),
  );
  expect(versions.length).toBeLessThanOrEqual(1);
  return versions[0]?.document;
}

describe('a note', () => {
  it('is its psychologist’s alone', () => {
    const note = makeNote();
    expect(seen('psych', 'notes', note)).toEqual(note);
    for (const other of ['colleague', 'administrator', 'patient', 'otherPatient'] as const)
      expect(seen(other, 'notes', note)).toBeUndefined();
  });
});

describe('the professional data', () => {
  const profile = makeProfile({ offeredPix: null, receiptIssuer: null });

  it('are the psychologist’s alone: neither the administrator nor a colleague learns that there are any', () => {
    expect(seen('psych', 'professionalProfiles', profile)).toEqual(profile);
    for (const other of ['colleague', 'administrator', 'otherPatient'] as const)
      expect(seen(other, 'professionalProfiles', profile)).toBeUndefined();
  });

  it('show their patients what the psychologist has shown, and none of the fields that it is made of', () => {
    expect(seen('patient', 'professionalProfiles', profile)).toEqual({
      id: PSYCH,
      offeredPix: null,
      receiptIssuer: null,
    });
  });
});

describe('a patient', () => {
  const patient = makePatient({ userId: PORTAL });

  it('is whole for the psychologist', () => {
    expect(seen('psych', 'patients', patient)).toEqual(patient);
  });

  it.each(['administrator', 'patient'] as const)('has no clinical fields for the %s', (reader) => {
    const version = seen(reader, 'patients', patient);
    expect(version?.name).toBe(patient.name);
    expect(version).not.toHaveProperty('medicalHistory');
    expect(version).not.toHaveProperty('currentMedications');
    expect(version).not.toHaveProperty('allergies');
  });

  it('names who answers and who pays to the staff, and not in the portal', () => {
    const minor = makePatient({
      userId: PORTAL,
      guardianName: 'Ana Prado',
      payerCpf: '529.982.247-25',
    });
    for (const reader of ['psych', 'administrator'] as const)
      expect(seen(reader, 'patients', minor)).toMatchObject({ guardianName: 'Ana Prado' });
    const own = seen('patient', 'patients', minor);
    for (const field of [...guardianFields, ...payerFields]) expect(own).not.toHaveProperty(field);
    expect(seen('colleague', 'patients', minor)).toBeUndefined();
  });

  it('is nothing for colleagues and other patients', () => {
    expect(seen('colleague', 'patients', patient)).toBeUndefined();
    expect(seen('otherPatient', 'patients', patient)).toBeUndefined();
  });

  it('without a psychologist is the administrators’ only', () => {
    const orphan = makePatient({ psychologistId: null });
    expect(visibleVersions('patients', orphan, nobody).map(({ audience }) => audience)).toEqual([
      'administrators',
    ]);
  });
});

describe('a session', () => {
  const session = makeAppointment({
    title: 'Retorno',
    notes: 'Sala 2.',
    patientNotes: 'Posso chegar mais cedo?',
    description: 'Texto.',
    cancellationReason: 'Falta sem aviso.',
  });

  it('is whole for its psychologist, and for the administrators without the patient’s own words', () => {
    expect(seen('psych', 'appointments', session)).toEqual(session);
    const { patientNotes, ...rest } = session;
    expect(patientNotes).toBe('Posso chegar mais cedo?');
    expect(seen('administrator', 'appointments', session)).toEqual(rest);
  });

  it('shows the patient time and status and no remarks', () => {
    const version = seen('patient', 'appointments', session);
    expect(version).toMatchObject({ startAt: session.startAt, status: 'scheduled' });
    expect(version).not.toHaveProperty('title');
    expect(version).not.toHaveProperty('notes');
    expect(version).not.toHaveProperty('description');
    expect(version).not.toHaveProperty('cancellationReason');
  });

  it('shows the patient exactly these fields', () => {
    expect(Object.keys(seen('patient', 'appointments', session) ?? {}).toSorted()).toEqual([
      'createdAt',
      'endAt',
      'id',
      'isGoogleCalendarEvent',
      'patientId',
      'patientNotes',
      'psychologistId',
      'startAt',
      'status',
    ]);
  });

  it('is nothing for the others', () => {
    expect(seen('colleague', 'appointments', session)).toBeUndefined();
    expect(seen('otherPatient', 'appointments', session)).toBeUndefined();
  });
});

describe('a member of the staff', () => {
  const person = makeUser({ phone: '(11) 90000-0000', bio: 'Sobre mim.' });

  it('is whole for themselves and the administrators', () => {
    expect(seen('psych', 'users', person)).toEqual(person);
    expect(seen('administrator', 'users', person)).toEqual(person);
  });

  it('is a name to their patients', () => {
    expect(seen('patient', 'users', person)).toEqual({
      id: PSYCH,
      name: person.name,
      role: 'psych',
      isActive: true,
    });
  });

  it('is nothing to colleagues and strangers', () => {
    expect(seen('colleague', 'users', person)).toBeUndefined();
    expect(seen('otherPatient', 'users', person)).toBeUndefined();
  });
});

describe('the practice', () => {
  it('is known to all who belong to it', () => {
    const tenant: Documents['tenants'] = {
      id: TENANT,
      name: 'Clínica',
      domain: 'clinica',
      kind: 'clinic',
      timeZone: 'America/Sao_Paulo',
    };
    for (const reader of Object.keys(readers) as (keyof typeof readers)[])
      expect(seen(reader, 'tenants', tenant)).toEqual(tenant);
  });
});
