import { describe, expect, it } from 'vitest';
import { greetingOf, neutralName } from './neutral-name.ts';

describe('a name in a mail', () => {
  it.each([
    'Ana',
    'Dr. Ana Souza',
    "D'Ávila",
    'João Jr.',
    'Maria (mãe)',
    'Silva & Souza',
    'Psi 24',
  ])('that is %s stays', (name) => {
    expect(neutralName(name)).toBe(name);
  });

  it.each([
    ['Ganhe em https://golpe.com.br/x', 'Ganhe em golpe. com. br x'],
    ['ana.souza', 'ana. souza'],
    ['x．com', 'x. com'],
    ['ana@exemplo.com', 'ana exemplo. com'],
    ['<img src=x>', 'img src=x'],
    ['Ana\r\nBcc: todos', 'Ana Bcc: todos'],
    ['\u{202e}Ana\u{200b}', 'Ana'],
    ['Ligue (11) 98765-4321 já', 'Ligue ( já'],
    ['\u{200b}', null],
  ])('that is %j is %j', (name, carried) => {
    expect(neutralName(name)).toBe(carried);
  });

  it('is short, however long it was', () => {
    expect(Array.from(neutralName('ã'.repeat(100_000)) ?? '')).toHaveLength(61);
    expect(greetingOf('<>')).toBe('Olá.');
    expect(greetingOf('Ana')).toBe('Olá, Ana.');
  });
});
