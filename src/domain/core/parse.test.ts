import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPatient } from '../patients/commands.ts';
import { DomainError } from './errors.ts';
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
