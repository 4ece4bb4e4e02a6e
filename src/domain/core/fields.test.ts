import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clearable, day, email, instant, line, text } from './fields.ts';

const messageOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.[0].message;

describe('an instant', () => {
  it.each([
    ['2026-03-10T10:00:00-03:00', '2026-03-10T13:00:00.000Z'],
    ['2026-03-10T13:00:00Z', '2026-03-10T13:00:00.000Z'],
    ['2026-03-10T13:00:00.123Z', '2026-03-10T13:00:00.123Z'],
  ])('%s is kept as %s', (given, kept) => {
    expect(v.parse(instant, given)).toBe(kept);
  });

  it.each([
    '0000-03-10T13:00:00Z',
    '2026-03-10',
    '2026-13-10T13:00:00Z',
    '2026-02-30T13:00:00Z',
    '2026-04-31T23:00:00-03:00',
    '2026-03-10T13:00:00+25:00',
    '10/03/2026 13:00',
    '',
    1_773_000_000_000,
    null,
  ])('is not %j', (given) => {
    expect(messageOf(instant, given)).toBe('Data inválida');
  });
});

describe('a day', () => {
  it('is a calendar day', () => {
    expect(v.parse(day, '1990-12-31')).toBe('1990-12-31');
    expect(messageOf(day, '31/12/1990')).toBe('Data inválida');
    expect(messageOf(day, '1990-13-31')).toBe('Data inválida');
    expect(messageOf(day, '1990-02-30')).toBe('Data inválida');
    expect(messageOf(day, '0000-01-01')).toBe('Data inválida');
  });
});

describe('an e-mail address', () => {
  it('is trimmed and in lower case', () => {
    expect(v.parse(email, '  Ana@Example.COM ')).toBe('ana@example.com');
  });

  it('says what is missing', () => {
    expect(messageOf(email, '   ')).toBe('Email é obrigatório');
    expect(messageOf(email, undefined)).toBe('Email é obrigatório');
    expect(messageOf(email, 'ana@')).toBe('Email inválido');
    expect(messageOf(email, `${'a'.repeat(250)}@example.com`)).toBe(
      'O email deve ter no máximo 255 caracteres',
    );
  });
});

describe('a field that may be cleared', () => {
  const phone = clearable(line());
  const address = clearable(text);

  it('is cleared by null and by blanks, and left alone by absence', () => {
    for (const given of ['', '   ', '\n', null]) {
      expect(v.parse(phone, given)).toBeNull();
      expect(v.parse(address, given)).toBeNull();
    }
    expect(v.parse(phone, undefined)).toBeUndefined();
  });

  it('keeps what stands in it', () => {
    expect(v.parse(phone, ' 11 9 ')).toBe('11 9');
    expect(v.parse(address, 'Rua A\nCasa 2 ')).toBe('Rua A\nCasa 2 ');
  });

  it('says why it does not take an address', () => {
    const address = clearable(email);
    expect(messageOf(address, 'ana@')).toBe('Email inválido');
    expect(messageOf(address, `${'a'.repeat(250)}@example.com`)).toBe(
      'O email deve ter no máximo 255 caracteres',
    );
  });

  it('says why it does not take a value', () => {
    expect(messageOf(phone, 'x'.repeat(256))).toBe('Use no máximo 255 caracteres');
    expect(messageOf(address, 'x'.repeat(10_001))).toBe('Use no máximo 10000 caracteres');
    expect(messageOf(phone, 5)).toBeDefined();
  });
});
