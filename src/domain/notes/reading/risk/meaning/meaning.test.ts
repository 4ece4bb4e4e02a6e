import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../../core/steps.ts';
import { framesOf } from '../../frames.ts';
import { riskPassagesOf } from '../riskPassages.ts';
import { featuresOfHit } from './features.ts';

const statesOf = (text: string) => atOnce(riskPassagesOf(text)).map(({ state }) => state);

describe('how a passage is meant', () => {
  it('is told by its words, those around it, and what the rules say', () => {
    const [frame] = atOnce(framesOf('Parou. Não bebe há 3 anos, segue no grupo.'));
    const place = frame!.sentences.findIndex(({ tokens }) =>
      tokens.some((t) => t.folded === 'bebe'),
    );
    const at = frame!.sentences[place]!.tokens.findIndex(({ folded }) => folded === 'bebe');
    const features = featuresOfHit(
      { frame: frame!, place, at, end: at + 1, kind: 'substances' },
      'past',
    );
    for (const one of [
      '=past',
      '=past substances',
      'i bebe',
      '~ebe',
      'b nao',
      'bb nao',
      'b nao bebe',
    ])
      expect(features).toContain(one);
    for (const one of ['a ha', 'aa ha', 'a 0', 'a anos', 'a bebe ha'])
      expect(features).toContain(one);
    expect(features).not.toContain('a bebe');
  });

  it.each([
    ['past', 'Está sóbrio há sete anos, nunca mais usou crack. Trabalha e cuida da filha.'],
    ['denied', 'Nega ideação suicida. Dorme bem, voltou a correr.'],
    ['other', 'O primo dela se enforcou em janeiro. Ela foi ao velório com a mãe.'],
    ['present', 'Conta que se cortou ontem à noite, no banheiro.'],
  ])('is %s in “%s”', (state, text) => {
    expect(new Set(statesOf(text))).toEqual(new Set([state]));
  });

  it('stays present where another state is only a little likelier', () => {
    expect(statesOf('Usa crack há três anos.')).toContain('present');
    expect(statesOf('Já não quer viver.')).toContain('present');
  });
});
