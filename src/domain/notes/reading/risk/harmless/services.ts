import {
  ADMINISTRATION,
  CASE,
  FAMILY,
  GAME,
  HOME_VISIT,
  LAUGHTER,
  TOPIC,
  TRAINING,
  WORK,
  either,
  type Sense,
} from './words.ts';

/* Services, training, work and games. */

export const services: readonly Sense[] = [
  // A home visit, where “VD” may be violence at home.
  {
    kinds: ['violence'],
    words: /^violencia domestica$/,
    after: HOME_VISIT,
    without: either(
      'vitim|sofr|denunc|marido|companheir|namorad|ex(?= |$)|agress|deam|protetiva|penha|notific|historia',
    ),
  },
  {
    kinds: ['child'],
    words: /^(?:creas|conselho tutelar|ct)$/,
    with: ADMINISTRATION,
    without: CASE,
  },
  {
    words: TOPIC,
    before: TRAINING,
    without: either(
      'paciente|caso|relat|disse|diz(?= )|(?:eu|me|el[ea])(?= |$)|usuari|apos|refere|chor|filh|cont(?:a|ou)(?= |$)|pens(?:a|ou)(?= |$)|nega(?= |$)',
    ),
  },
  // Games.
  {
    kinds: ['others', 'violence', 'substances'],
    words: /^/,
    with: GAME,
    without: either(
      '(?:eu|me|mim|minha|meu)(?= |$)|de verdade|fora d[oa] (?:jogo|cena|sessao)|em casa|agrediu|machucou',
    ),
  },
  {
    kinds: ['others', 'violence', 'substances', 'psychosis'],
    words: /^/,
    after: LAUGHTER,
    without: either('padrasto|madrasta|marido|ex(?= |$)|serio|arma(?= |$)|faca|medo|chor|mas(?= )'),
  },
  // Work.
  {
    kinds: ['violence', 'child'],
    words: /\b(?:humilh|grit|xing|berr|diminu|desmerec|critic|menospre|persegu|control|vigi)/,
    with: WORK,
    without: FAMILY,
  },
  {
    kinds: ['suicide'],
    words: /\b(?:peso|fardo|estorvo|encosto|inutil)/,
    after:
      /^ ?(?:morto |para )?(?:n?[oa]|pra) (?:equipe|time|trabalho|empresa|setor|projeto|grupo|escritorio|banda|turma|reuniao|plantao)/,
  },
  {
    kinds: ['psychosis', 'violence'],
    words: /\b(?:vigi|observ|persegu|control)/,
    with: either(
      '(?:patr(?:ao|oa)|chefe|gerente|supervisor|empresa|loja).*(?:de fato|mesmo|realmente|cameras?|metas?|ponto)',
    ),
    without: either('filho|marido|chip|satelite|televis|pensament|matar'),
  },
];
