import { expect, it } from 'vitest';
import { dueMail, dueText } from './reminder.ts';

it('asks for what is open in words that say nothing of what it is about', () => {
  const text = dueText({ name: 'Ana Souza', sessions: 3, amount: 'R$ 600,00' });
  expect(text).toBe(
    'Olá, Ana! Passando para combinar o acerto dos nossos 3 horários, no total de R$ 600,00. Se já acertou, desconsidere. Obrigado!',
  );
  expect(dueText({ name: null, sessions: 1, amount: null })).toContain(
    'o acerto do nosso horário.',
  );
  const mail = dueMail('a&b?c@exemplo.com', text) ?? '';
  for (const said of [text, decodeURIComponent(mail)])
    expect(said).not.toMatch(/psic|terap|sess|cl[ií]ni|pacient|consult|souza/i);
  expect(mail.startsWith('mailto:a%26b%3Fc%40exemplo.com?subject=')).toBe(true);
  expect(dueMail(null, text)).toBeNull();
});
