import { clauseStart } from './clause.ts';
import type { Token } from './fold.ts';

/** Words that call a mood even. */
const EVEN =
  /^(?:calm[ao]|tranquil[ao]|seren[ao]|serenidade|tranquilidade|sossegad|sossego|estave|estabilidade|equilibr|modulad|eutim|regular|pacat|firme$|de boa$|na boa$)/;
/** Before an even word these say that it has become so, which is good news: “ficou calma”. */
const BECOMING =
  /^(?:mais|muito|tao|super|ficou|fica|ficando|saiu|sai|sente|sentiu|sentindo|voltou|termin|encerr|conseguiu|dormiu|finalmente|nunca)/;
const REACH = 3;

/** True if a word of the lexicon calls the mood even, and does not tell of a change. */
export function isEven(tokens: readonly Token[], at: number, length: number): boolean {
  const words = tokens.slice(at, at + length).map(({ folded: word }) => word);
  if (!EVEN.test(words.join(' '))) return false;
  const before = tokens.slice(Math.max(clauseStart(tokens, at), at - REACH), at);
  return !before.some(({ folded: word }) => BECOMING.test(word));
}

/** “Gestação sem intercorrências” tells of the event. */
const EVENT =
  'gestacao|gravidez|parto|cirurgia|aplicacao|avaliacao|exames?|testes?|desenvolvimento|procedimento|entrevista';
const MATTER = 'rotina|quadro|vida|trabalho|dia|semana|mes|periodo|estado|humor|disposicao|afeto';
const UNCHANGED = `mantid[oa]|preservad[oa]|inalterad[oa]|em ordem|comum|normal|normalmente|habitual
  igual|rotineir[oa]|adequad[oa]|regular|regulares|ok|sem alterac[a-z]+|na mesma|na media
  nos conforme[a-z]*|de sempre|de costume|d[eo] mesmo jeito`.replaceAll(/\s*\n\s*/g, '|');
const MOOD =
  'boa|bom|bem|alegre|alegria|feliz|melhor|la|cima|animad[a-z]+|entusiasm[a-z]+|euforic[a-z]+|ruim|triste|mal|tristeza|desconforto|ansios[a-z]+|desanimad[a-z]+';

/** Statements that nothing has changed, or that there is nothing to complain of. */
const STATEMENTS = new RegExp(
  `\\b(?:${[
    `(?<!(?:${EVENT}) )(?:sem|nega|nenhuma?|nada d[eo]) (?:(?:outras?|novas?|maiores|grandes|mais|demais) )?(?:queixas?|novidades?|intercorrencias?|sobressaltos?|demandas?|reclamac[a-z]+|alterac[a-z]+|mudancas?|preocupac[a-z]+|grilos?|altos)\\b`,
    'nada (?:de novo|a (?:assinalar|acrescentar|relatar|declarar|registrar)|mudou|que (?:o|a|me|lhe) (?:incomode|aflija|preocupe))',
    `(?:${MATTER}|tudo|ta|esta|segue|anda|vai)(?: (?:de|foi|ta|esta|segue|tudo|bem|a|o|geral|emocional))* (?:${UNCHANGED})\\b`,
    '(?:eutim|hum eut|humor eut)[a-z]*',
    'na mesma(?! (?:hora|epoca|sala|casa|rua|escola|turma|semana|noite|empresa|cama|tecla|situacao))\\b',
    'tudo (?:na mesma|normal|igual|em ordem|certo|tranquilo|nos)\\b',
    `nem (?:(?:para|pra|muito|tao|muita) )?(?:${MOOD}) nem`,
    '(?:como|de) (?:sempre|costume)\\b',
    'segue (?:igual|como|a vida normal)',
    '(?:sono|apetite)(?: e (?:apetite|sono))? (?:ok|regular|regulares|preservad[oa]s?|normal|normais|em ordem)',
  ].join('|')})`,
  'gu',
);
/** In tokens. */
const LONGEST_READ = 120;

/** Returns the statements of an even state in a sentence, as typed. */
export function evenStatements(tokens: readonly Token[]): string[] {
  const read = tokens.slice(0, LONGEST_READ).map(({ folded: word }) => word);
  const words = read.join(' ');
  return [...words.matchAll(STATEMENTS)].map(({ 0: found, index }) => {
    const from = words.slice(0, index).split(' ').length - 1;
    return tokens
      .slice(from, from + found.split(' ').length)
      .map(({ text }) => text)
      .join(' ');
  });
}
