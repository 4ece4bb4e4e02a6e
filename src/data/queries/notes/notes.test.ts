import { beforeEach, describe, expect, it } from 'vitest';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import {
  psych,
  sampleId,
  samplePatient,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import type { Consent } from '../../../domain/patients/consent.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';

const DAY = '2026-11-20';
const consent = (revokedAt: string | null): Consent => ({
  kind: 'ai',
  day: DAY,
  givenAt: `${DAY}T12:00:00.000Z`,
  givenBy: sampleId(2, 1),
  revokedAt,
  revokedBy: revokedAt === null ? null : sampleId(2, 1),
});

describe('notes.mayBeSearched', () => {
  let view: View;
  let version = 0;
  const patientId = samplePatient(1).id;
  const maySearch = (): boolean | null =>
    runQuery(querySource(view, { drafts: [] }), 'notes.mayBeSearched', { patientId });
  const put = (consents: readonly Consent[] | null, aiConsentSince: string | null = null) =>
    view.applyBase([
      {
        entity: 'tenants',
        id: sampleTenant.id,
        g: 1,
        v: ++version,
        cs: 0,
        doc: { ...sampleTenant, aiConsentSince },
      },
      {
        entity: 'patients',
        id: patientId,
        g: 1,
        v: ++version,
        cs: 0,
        doc: samplePatient(1, { consents: consents as never }),
      },
    ]);

  beforeEach(() => {
    view = new View(psych);
  });

  it('holds for a patient who said nothing, where the practice asks nobody', () => {
    put(null);
    expect(maySearch()).toBe(true);
  });

  it('never holds for one who took the consent back', () => {
    put([consent(`${DAY}T13:00:00.000Z`)]);
    expect(maySearch()).toBe(false);
  });

  it('asks for a consent where the practice does', () => {
    put(null, `${DAY}T12:00:00.000Z`);
    expect(maySearch()).toBe(false);
    put([consent(null)], `${DAY}T12:00:00.000Z`);
    expect(maySearch()).toBe(true);
  });

  it('is not known of a patient who has not arrived on this device', () => {
    expect(maySearch()).toBe(null);
  });
});
