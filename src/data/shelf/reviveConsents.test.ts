import { describe, expect, it } from 'vitest';
import { psych, sampleId, samplePatient } from '../../../test/harness/practice/samples.ts';
import type { Consent } from '../../domain/patients/consent.ts';
import { revivalOf } from './revive.ts';
import type { ShelvedRow } from './shelf.ts';

const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`;

const consent = (givenOn: number, revokedOn: number | null = null): Consent => ({
  kind: 'ai',
  day: `2026-03-0${givenOn}`,
  givenAt: at(givenOn),
  givenBy: psych.userId,
  revokedAt: revokedOn === null ? null : at(revokedOn),
  revokedBy: revokedOn === null ? null : psych.userId,
});

const patient = (...consents: readonly Consent[]) => samplePatient(1, { consents: [...consents] });

/** Returns the commands about consents when a patient is brought back. */
function broughtBack(kept: readonly Consent[], present?: readonly Consent[], actor = psych) {
  const row = {
    key: 'a',
    entity: 'patients',
    id: sampleId(3, 1),
    kind: present ? 'changed' : 'gone',
    doc: patient(...kept),
    keptAt: at(9),
  } as ShelvedRow;
  return revivalOf(row, actor, present && patient(...present))
    .filter(({ name }) => name.endsWith('Consent'))
    .map(({ name, args }) => [name, (args as { day?: string }).day]);
}

const GIVEN = ['patient.giveConsent', '2026-03-02'];
const REVOKED = ['patient.revokeConsent', undefined];

describe('a consent that only this device knows', () => {
  it('comes back with its patient, of the day on which it was given', () => {
    expect(broughtBack([consent(2)])).toEqual([GIVEN]);
    expect(broughtBack([consent(2)], [])).toEqual([GIVEN]);
  });

  it('that was taken back comes back as a refusal', () => {
    expect(broughtBack([consent(2, 3)])).toEqual([GIVEN, REVOKED]);
    expect(broughtBack([consent(2, 3)], [consent(2)])).toEqual([REVOKED]);
  });

  it('never overrules a refusal, nor a consent, that the server heard of later', () => {
    expect(broughtBack([consent(2)], [consent(2, 5)])).toEqual([]);
    expect(broughtBack([consent(2, 3)], [consent(2, 3), consent(6)])).toEqual([]);
  });

  it('is not given twice', () => {
    expect(broughtBack([consent(2)], [consent(2)])).toEqual([]);
  });

  it('is brought back by psychologists alone', () => {
    expect(broughtBack([consent(2)], undefined, { ...psych, role: 'administrator' })).toEqual([]);
  });
});
