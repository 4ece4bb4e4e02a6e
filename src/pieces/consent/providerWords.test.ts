import { describe, expect, it } from 'vitest';
import type { AiProviderAnswer } from '../../domain/contract/kit/server.ts';
import { providerWords } from './providerWords.ts';

const provider = (changes: Partial<AiProviderAnswer>): AiProviderAnswer => ({
  notes: 'server',
  recordings: 'none',
  name: null,
  country: null,
  ...changes,
});
const OUTSIDE = { notes: 'outside', recordings: 'outside' } as const;

describe('who reads notes and hears recordings', () => {
  it('is not claimed to be known before the server has said it', () => {
    expect(providerWords(null)).toContain('quando houver conexão');
  });

  it('is a program of the server, from which nothing leaves', () => {
    const words = providerWords(provider({ recordings: 'server' }));
    expect(words).toContain('não saem dele');
    expect(words).not.toMatch(/externo|País/);
  });

  it('is named with its country, as the operator configured it', () => {
    const words = providerWords(provider({ ...OUTSIDE, name: 'Fala SA', country: 'Irlanda' }));
    expect(words).toContain('O serviço é: Fala SA. País: Irlanda.');
    expect(words).toContain('Nome, CPF, telefone, email e endereço');
    expect(words).toContain('A gravação vai como foi feita');
  });

  it.each([
    [{}, 'não disse qual serviço é, nem em que país fica'],
    [{ name: 'Fala SA' }, 'O serviço é: Fala SA. Quem mantém este servidor não disse em que país'],
    [
      { country: 'Irlanda' },
      'O serviço fica em: Irlanda. Quem mantém este servidor não disse qual',
    ],
  ])('is said to be unknown where nobody configured it: %j', (known, words) => {
    expect(providerWords(provider({ ...OUTSIDE, ...known }))).toContain(words);
  });

  it('promises to hide names only in notes, which have them as text', () => {
    const words = providerWords(provider({ recordings: 'outside', name: 'Fala SA' }));
    expect(words).toContain('As notas são lidas por um programa deste servidor');
    expect(words).not.toContain('são trocados');
  });
});
