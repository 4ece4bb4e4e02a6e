import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPatient } from '../patients/commands.ts';
import { moment } from '../contract/kit/params.ts';
import { DomainError } from './errors.ts';
import { day, instant } from './fields.ts';
import { parseInput } from './parse.ts';

function refusal(schema: v.GenericSchema, input: unknown): DomainError {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('accepted');
}

describe('parsing input', () => {
  it('says in Portuguese which fields are wrong, a missing one by its own sentence', () => {
    const { code, status, message, details } = refusal(createPatient.args, { id: 'x' });
    expect({ code, status, message }).toEqual({
      code: 'invalid_arguments',
      status: 422,
      message: 'Identificador inválido',
    });
    expect(details).toEqual({
      fields: {
        id: 'Identificador inválido',
        name: 'Nome e email são obrigatórios.',
        email: 'Email é obrigatório',
      },
    });
  });

  it('tells how a date is written, beside the sentence that screens show', () => {
    const schema = v.object({ at: instant, on: day, either: moment });
    const details = refusal(schema, {
      at: '10/03/2026 14:00',
      on: '10/03/2026',
      either: 'hoje',
    }).details;
    const written = 'AAAA-MM-DDTHH:MM:SS com o fuso, como 2026-03-10T14:00:00-03:00';
    expect(details).toEqual({
      fields: { at: 'Data inválida', on: 'Data inválida', either: 'Data inválida' },
      expected: {
        at: `Use ${written}.`,
        on: 'Use AAAA-MM-DD.',
        either: 'Use AAAA-MM-DD.',
      },
    });
  });

  it.each([
    '2026-03-10T14:00Z',
    '2026-03-10t14:00:00z',
    '2026-03-10T14:00:00-03',
    '2026-03-10T24:00:00Z',
  ])('tells it of %s', (at) => {
    expect(refusal(v.object({ at: instant }), { at }).details).toHaveProperty('expected');
  });

  it('says no more than that of a day which is written well and is none', () => {
    const { details } = refusal(v.object({ on: day }), { on: '2026-02-30' });
    expect(details).toEqual({ fields: { on: 'Data inválida' } });
  });

  it.each([['texto secreto'], [42], [null], [undefined], [[]]])(
    'never repeats the input %j',
    (input) => {
      const error = refusal(v.object({ a: v.number() }), input);
      expect(error.message).toBe('Dados inválidos. Verifique as informações enviadas.');
      expect(JSON.stringify(error.details)).not.toContain('secreto');
    },
  );

  it.each([['a\0b'], ['\ud800'], [{ deep: ['\udc00x'] }]])(
    'refuses characters no database stores: %j',
    (input) => {
      expect(refusal(v.any(), input).code).toBe('invalid_arguments');
    },
  );

  it('says in which line such a character stands, and nothing of the text', () => {
    const { message } = refusal(v.any(), { plaintext: 'Segredo\nou não\0' });
    expect(message).toBe('O texto contém um caractere que não pode ser salvo, na linha 2.');
  });

  it('keeps whole surrogate pairs', () => {
    expect(parseInput(v.string(), 'ok 😀 ção')).toBe('ok 😀 ção');
  });

  it('gives the schema’s output', () => {
    expect(parseInput(v.object({ a: v.pipe(v.string(), v.trim()) }), { a: ' b ', c: 1 })).toEqual({
      a: 'b',
    });
  });
});
