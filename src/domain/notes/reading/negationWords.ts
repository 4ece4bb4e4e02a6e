import { wordSet } from './abbreviations.ts';

/* Words that deny, and how far that reaches. All are folded. */

export const negators = wordSet(
  `nao nunca jamais nem sem nega negou negava negando negam tampouco ausencia inexistencia
  inexiste descarta descartou descartada descartado descartados descartadas isento isenta`,
);

/** They deny by themselves, but only agree after a negator ("não tem nenhum"). */
export const concordant = wordSet('nada ninguem nenhum nenhuma nem nunca jamais');

/**
 * Before "de" these end a state: what is negated has been and is over. Otherwise "deixou" makes:
 * "a deixou triste".
 */
export const ending = wordSet(
  'deixou deixei deixaram deixando deixado deixar parou parei pararam parando parado parar',
);

/** These deny even what is only worth mentioning where it is missing: "nada ajuda". */
export const absolute = wordSet('nada ninguem nenhum nenhuma nem');

/** Beside a negation these say that something has changed. */
export const changed = wordSet('mais ja desde');

/** The same, anywhere in the sentence. */
export const sinceWhen =
  /\b(?:pela primeira|dess?a|desta) vez\b|\bha (?:\S+ ){1,2}(?:dias|semanas|meses|anos)\b/;

/** "Semana sem crises": before "sem", what is missing was there before. */
export const spans = wordSet('dia dias noite noites semana semanas quinzena mes meses');

/** "Não só", "nunca esteve tão": no negation. */
export const notOnly = wordSet('so apenas somente tao');

export const clauseEnds = wordSet(
  ', ; : . ! ? ( ) — mas porem contudo entretanto todavia porque pois',
);
/** These end what "não" denies, but not what "nega" and "sem" deny. */
export const listWords = wordSet('e ou');
export const listing = wordSet('sem nem nega negou negava negando negam ausencia inexistencia');

/** Cancels a denial before it: “não nega que”, “não esconde que”. */
export const admitting = wordSet('esconde escondeu omite disfarca exclui');
/** After “não” these deny a list, as “nega” does. */
export const reporting =
  /^(?:refer|relat|apres|menc|queix|identific|observ|evidenc|houve|ha$|tem$|verbaliz|demonstr|traz$|faz$|manifest|percebid|sent)/;

/** A verb after a comma or “e” has a denial of its own, or none: “nega tristeza, chora muito”. */
export const finiteVerb =
  /^(?:[a-z]{2,}(?:ou|aram|eram|iram|avam)|[a-z]{3,}eu|[a-z]{3,}iu|(?!fava)[a-z]{3,}ava|é|apanha|bate|bebe|chora|come|conta|consegue|diz|dorme|esta|evita|fala|faz|fica|foi|fuma|mora|ouve|pensa|planeja|quer|refere|relata|segue|sente|tem|toma|trabalha|usa|vai|ve|vive|teve|queria|bebia|sofria|sai|anda|ameaca|cheira|corta|escuta|acorda|acha|mantem|sabe|passa|precisa|deseja|tenta|permanece|continua|voltou|traz|retomar|combinamos|trabalhamos)$/;
