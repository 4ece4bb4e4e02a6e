import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  createDocumentSet,
  id,
  makePatient,
  PSYCH,
  psych,
  TENANT,
} from '../../../test/fixtures/documents.ts';
import { requireAiConsent } from '../tenants/commands.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { type Consent, hasConsent, mayBeRead, requireConsent } from './consent.ts';
import { giveConsent, revokeConsent } from './consentCommands.ts';

const at = '2026-03-10T12:00:00.000Z';
const later = '2026-03-11T12:00:00.000Z';
const patientId = id(10);

function practice(consents?: readonly Consent[]) {
  const documents = createDocumentSet({
    patients: [makePatient(consents ? { consents: [...consents] } : {})],
  });
  const context = (when: string) => ({ actor: psych, at: when });
  return {
    documents,
    patient: () => documents.get('patients', patientId)!,
    give: (kinds: Consent['kind'][], day = '2026-03-10', when = at) =>
      giveConsent.apply(documents, { id: patientId, kinds, day }, context(when)),
    revoke: (kinds: Consent['kind'][], when = later) =>
      revokeConsent.apply(documents, { id: patientId, kinds }, context(when)),
  };
}

describe('a patient’s consent', () => {
  it('says of what kind it is, of which day, when it was written down and by whom', () => {
    const { give, patient } = practice();
    give(['recording', 'ai'], '2026-03-09');
    expect(patient().consents).toEqual(
      ['recording', 'ai'].map((kind) => ({
        kind,
        day: '2026-03-09',
        givenAt: at,
        givenBy: PSYCH,
        revokedAt: null,
        revokedBy: null,
      })),
    );
    expect(() => requireConsent(patient(), 'recording')).not.toThrow();
    expect(() => requireConsent(patient(), 'transcription')).toThrow(/^Falta o consentimento/);
  });

  it('given twice is given once, and stays as it was', () => {
    const { give, patient } = practice();
    give(['ai', 'ai']);
    give(['ai', 'recording'], '2026-03-10', later);
    expect(patient().consents?.map(({ kind, givenAt }) => [kind, givenAt])).toEqual([
      ['ai', at],
      ['recording', later],
    ]);
  });

  it('is revoked, kept as what held until then, and can be given anew', () => {
    const { give, revoke, patient } = practice();
    give(['ai', 'recording']);
    revoke(['ai', 'transcription']);
    expect(patient().consents?.[0]).toMatchObject({ revokedAt: later, revokedBy: PSYCH });
    expect([hasConsent(patient(), 'ai'), hasConsent(patient(), 'recording')]).toEqual([
      false,
      true,
    ]);
    give(['ai'], '2026-03-11', later);
    expect(hasConsent(patient(), 'ai')).toBe(true);
    expect(patient().consents).toHaveLength(3);
  });

  it('revoked where there is none changes nothing', () => {
    const { revoke, patient } = practice();
    revoke(['recording']);
    expect(patient()).toEqual(makePatient());
  });

  it('is none of a day to come; the day may be ahead by the zone where it was chosen', () => {
    const { give, patient } = practice();
    expect(() => give(['ai'], '2026-03-12')).toThrow('não pode ser no futuro');
    give(['ai'], '2026-03-11');
    expect(hasConsent(patient(), 'ai')).toBe(true);
  });

  it('is refused where somebody fills the record with them', () => {
    const past: Consent = {
      kind: 'ai',
      day: '2026-03-01',
      givenAt: at,
      givenBy: PSYCH,
      revokedAt: at,
      revokedBy: PSYCH,
    };
    expect(() => practice(Array<Consent>(200).fill(past)).give(['ai'])).toThrow('demais');
  });

  it.each([
    [{ kinds: [] }, 'Escolha ao menos um consentimento.'],
    [{ kinds: ['video'] }, 'Tipo de consentimento desconhecido'],
    [{ kinds: ['ai'], day: '10/03/2026' }, 'Data inválida'],
  ])('with %j says what is wrong', (changes, message) => {
    const form = { id: patientId, day: '2026-03-10', ...changes };
    expect(v.safeParse(giveConsent.args, form).issues?.[0].message).toBe(message);
  });
});

const INSIDE = { isExternal: false };

describe('the practice’s rule', () => {
  const own: Tenant = {
    id: TENANT,
    name: 'Consultório',
    domain: 'consultorio',
    kind: 'individual',
    timeZone: 'America/Sao_Paulo',
  };
  const rule = (tenant: Tenant, isActive: boolean, actor = psych, when = at) => {
    const documents = createDocumentSet({ tenants: [tenant] });
    requireAiConsent.apply(documents, { isActive }, { actor, at: when });
    return documents.get('tenants', TENANT)!;
  };

  it('is off until somebody asks for it: notes are read as before', () => {
    expect(mayBeRead(own, makePatient(), INSIDE)).toBe(true);
    const asked = rule(own, true);
    expect(asked.aiConsentSince).toBe(at);
    expect(mayBeRead(asked, makePatient(), INSIDE)).toBe(false);
    expect(rule(asked, true, psych, later).aiConsentSince).toBe(at);
    expect(mayBeRead(rule(asked, false), makePatient(), INSIDE)).toBe(true);
  });

  it.each([
    ['nothing said', [], true, false, false],
    ['given', ['give'], true, true, true],
    ['revoked', ['give', 'revoke'], false, false, false],
    ['given anew', ['give', 'revoke', 'give'], true, true, true],
  ] as const)(
    'with consent %s lets a program inside, outside, and by the rule read',
    (_what, steps, inside, outside, ruled) => {
      const scene = practice();
      for (const step of steps) scene[step](['ai']);
      expect([
        mayBeRead(own, scene.patient(), INSIDE),
        mayBeRead(own, scene.patient(), { isExternal: true }),
        mayBeRead(rule(own, true), scene.patient(), INSIDE),
      ]).toEqual([inside, outside, ruled]);
    },
  );

  it('is a clinic’s administrators’ to make', () => {
    const clinic = { ...own, kind: 'clinic' } as const;
    expect(() => rule(clinic, true)).toThrow('Só a administração da clínica');
    expect(rule(clinic, true, administrator).aiConsentSince).toBe(at);
  });
});
