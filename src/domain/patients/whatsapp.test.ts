import { describe, expect, it } from 'vitest';
import {
  invitationText,
  messageLink,
  brazilianNumber,
  reminderLink,
  reminderText,
} from './whatsapp.ts';

const ZONE = 'America/Sao_Paulo';
const session = { patientName: 'Ana Souza', startAt: '2026-11-24T17:00:00.000Z' };

describe('a telephone of Brazil', () => {
  it.each([
    ['(11) 98765-4321', '5511987654321'],
    ['11987654321', '5511987654321'],
    ['+55 11 98765-4321', '5511987654321'],
    ['0055 (11) 98765-4321', '5511987654321'],
    ['55 11 3456-7890', '551134567890'],
    ['(011) 98765-4321', '5511987654321'],
    ['(55) 99123-4567', '5555991234567'],
    ['(55) 3222-1234', '555532221234'],
  ])('%s is %s', (typed, number) => {
    expect(brazilianNumber(typed)).toBe(number);
  });

  it.each([
    [null],
    [''],
    ['98765-4321'],
    ['(11) 8765-43210'],
    ['(10) 98765-4321'],
    ['+351 912 345 678'],
    ['+1 212 555 0100'],
    ['recado com a mãe'],
    ['9'.repeat(100_000)],
  ])('%.20s is none', (typed) => {
    expect(brazilianNumber(typed)).toBeNull();
  });
});

describe('a message to a telephone', () => {
  const numberOf = (phone: string) =>
    new URL(messageLink(phone, 'Olá') ?? 'https://wa.me/').pathname.slice(1);

  it.each([
    ['(11) 98765-4321', '5511987654321'],
    ['+55 11 98765-4321', '5511987654321'],
    ['+56 9 8765 4321', '56987654321'],
    ['\u202D+56 9 8765 4321\u202C', '56987654321'],
    ['+351 912 345 678', '351912345678'],
    ['+44 (0)7911 123456', '447911123456'],
    ['+1 (212) 555-0100', '12125550100'],
  ])('%j goes to %s', (phone, number) => {
    expect(numberOf(phone)).toBe(number);
  });

  it.each(['56 9 8765 43210', '+55 11 8765', '+123', `+${'9'.repeat(100)}`])(
    '%j is offered none',
    (phone) => {
      expect(messageLink(phone, 'Olá')).toBeNull();
    },
  );
});

describe('a reminder', () => {
  it('greets by the first name, and says day and time on the clinic’s clock', () => {
    expect(reminderText(session, ZONE)).toBe(
      'Olá, Ana! Passando para lembrar do nosso horário: terça-feira, 24 de novembro, às 14:00. Até lá!',
    );
    expect(reminderText({ ...session, patientName: null }, ZONE)).toMatch(/^Olá! Passando/);
  });

  it('says nothing of what the hour is for', () => {
    expect(reminderText(session, ZONE)).not.toMatch(/psic|terapia|sess|consult|clínic|pacient/i);
  });

  it('is an address with the text in it, or none without a usable telephone', () => {
    const link = reminderLink({ ...session, patientPhone: '(11) 98765-4321' }, ZONE);
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect([origin, pathname]).toEqual(['https://wa.me', '/5511987654321']);
    expect(searchParams.get('text')).toBe(reminderText(session, ZONE));
    expect(reminderLink({ ...session, patientPhone: '1234' }, ZONE)).toBeNull();
  });

  it('is short and sound whatever the name', () => {
    for (const patientName of ['x'.repeat(100_000), '\uD800', '😀'.repeat(90), '&text=oi#'])
      expect(
        reminderLink({ ...session, patientName, patientPhone: '11987654321' }, ZONE)?.length,
      ).toBeLessThan(900);
  });
});

describe('the text that goes with a link to the portal', () => {
  it('has the first name and the link, and says nothing of what it is about', () => {
    const text = invitationText('Ana Prado', 'https://sereno.example/invite/abc');
    expect(text).toBe(
      'Olá, Ana! Por este link você cria seu acesso para acompanhar nossos horários: https://sereno.example/invite/abc',
    );
    expect(messageLink('(11) 98765-4321', text)).toBe(
      `https://wa.me/5511987654321?text=${encodeURIComponent(text)}`,
    );
    expect(messageLink('ramal 12', text)).toBeNull();
  });
});
