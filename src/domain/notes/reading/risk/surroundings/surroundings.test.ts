import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../../core/steps.ts';
import { framesOf } from '../../frames.ts';
import { riskPassagesOf } from '../riskPassages.ts';
import { runsOf, surroundingsIn } from './surroundings.ts';

const sentencesOf = (text: string) =>
  atOnce(framesOf(text)).flatMap(({ sentences }) => sentences.map(({ tokens }) => tokens));

const judged = (text: string) => [...atOnce(surroundingsIn(atOnce(framesOf(text)))).values()];

const CALM =
  'Falamos do emprego novo, da mudança e das férias na praia com os primos. ' +
  'Conta que dormiu bem e que voltou a caminhar no parque com a irmã.';
const DARK =
  'Diz que não vê saída e que todos ficariam melhor sem ela. ' +
  'Pensa em tomar todos os comprimidos de uma vez; combinamos que a mãe guarda a caixa.';

describe('the sentences around words', () => {
  it('are judged as a whole in most notes', () => {
    expect(runsOf(sentencesOf(`${CALM} ${DARK}`))).toHaveLength(1);
  });

  it('are parted in longer ones, of which each sentence is judged once', () => {
    const sentences = sentencesOf(`${CALM} ${DARK} `.repeat(20));
    const runs = runsOf(sentences);
    expect(runs.length).toBeGreaterThan(5);
    expect(runs.flat()).toEqual(sentences);
    for (const run of runs) expect(run.flat().length).toBeLessThanOrEqual(150);
  });

  it('leave a sentence whole that is longer than they may be', () => {
    const [run, ...others] = runsOf(sentencesOf('foi ao parque e '.repeat(200)));
    expect([run?.length, others]).toEqual([1, []]);
  });

  it('tell danger from calm, and a present one from one that is denied', () => {
    const [calm, dark] = [judged(CALM)[0]!, judged(DARK)[0]!];
    const denied = judged('Nega ideação suicida, nega autolesão, nega uso de drogas.')[0]!;
    expect(calm.anyDanger).toBeLessThan(0);
    expect(dark.anyDanger).toBeGreaterThan(0);
    expect(dark.presentDanger).toBeGreaterThan(0);
    expect(denied.anyDanger).toBeGreaterThan(0);
    expect(denied.presentDanger).toBeLessThan(0);
  });

  it('hide no plain words of danger, however calm and long the rest is', () => {
    const text = `${CALM} `.repeat(200);
    const passages = atOnce(riskPassagesOf(`${text}Ontem tentou se enforcar. ${text}`));
    expect(passages.map(({ kind, state }) => [kind, state])).toEqual([['suicide', 'present']]);
  });
});
