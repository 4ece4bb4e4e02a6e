import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  createDocumentSet,
  id,
  makePatient,
  PORTAL,
  psych,
  PSYCH,
} from '../../../test/fixtures/documents.ts';
import { visibleVersions } from '../access.ts';
import type { Actor } from '../core/command.ts';
import { answerCorrection, requestCorrection } from './commands.ts';
import { answerBy } from './correction.ts';

const at = '2026-03-10T12:00:00.000Z';
const portal: Actor = { ...psych, userId: PORTAL, role: 'patient' };
const wish = { id: id(50), patientId: id(10), field: 'phone', wanted: '11 90000-0000' } as const;

function practice() {
  const documents = createDocumentSet({ patients: [makePatient({ userId: PORTAL })] });
  const get = () => documents.get('correctionRequests', wish.id)!;
  return {
    get,
    ask: (args: object = wish, actor = portal) =>
      requestCorrection.apply(documents, v.parse(requestCorrection.args, args), { actor, at }),
    answer: (outcome: 'accepted' | 'refused', reason: string | null = null, actor = psych) =>
      answerCorrection.apply(documents, { id: wish.id, outcome, reason }, { actor, at }),
  };
}

describe('a request to correct data', () => {
  it('is of the patient’s psychologist, open, and to be answered within fifteen days', () => {
    const { ask, get } = practice();
    ask();
    ask({ ...wish, wanted: 'outra' });
    expect(get()).toMatchObject({ ...wish, psychologistId: PSYCH, status: 'open', reason: null });
    expect(answerBy(get(), 'America/Sao_Paulo')).toBe('2026-03-25');
    // Late in the evening there, and the next day in UTC.
    expect(answerBy({ createdAt: '2026-03-11T02:00:00.000Z' }, 'America/Sao_Paulo')).toBe(
      '2026-03-25',
    );
  });

  it('is nobody’s but the patient’s own', () => {
    const { ask } = practice();
    expect(() => ask(wish, { ...portal, userId: id(99) })).toThrow('não foi encontrado');
  });

  it.each([
    [{ ...wish, wanted: '   ' }, 'Escreva como deve ficar.'],
    [{ ...wish, wanted: 'a'.repeat(100_000) }, 'Use no máximo 1000 caracteres'],
    [{ ...wish, field: 'medicalHistory' }, 'Escolha o que deve ser corrigido.'],
  ])('says what is wrong with it', (args, message) => {
    expect(v.safeParse(requestCorrection.args, args).issues?.[0].message).toBe(message);
  });

  it('is answered once, by the psychologist or the administration, a no with its reason', () => {
    const { ask, answer, get } = practice();
    ask();
    expect(() => answer('refused', null)).toThrow('Diga ao paciente');
    answer('refused', 'Confira o documento.', administrator);
    const answered = get();
    expect(answered).toMatchObject({
      status: 'refused',
      reason: 'Confira o documento.',
      answeredBy: administrator.userId,
      answeredAt: at,
    });
    answer('refused', 'Confira o documento.');
    expect(get()).toEqual(answered);
    expect(() => answer('accepted')).toThrow('já foi respondido');
  });

  it('does not tell the patient who of the practice answered', () => {
    const { ask, answer, get } = practice();
    ask();
    answer('accepted');
    const versions = visibleVersions('correctionRequests', get(), { portalUserIds: [PORTAL] });
    const own = versions.find(({ audience }) => audience === `user:${PORTAL}`)?.document;
    expect(own).not.toHaveProperty('answeredBy');
    expect(own).toMatchObject({ status: 'accepted', wanted: wish.wanted });
  });
});
