/* Words that turn, strengthen or weaken others. All are folded. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const negators = words(
  'nao nunca jamais nem sem nega negou negava negando negam tampouco ausencia inexist',
);

/** They deny by themselves, but only agree where a negator stands before them ("não tem nenhum"). */
export const concordant = words('nada ninguem nenhum nenhuma nem nunca jamais');

/** Before "de" these end a state: what is negated has been and is over. Otherwise "deixou" makes: "a deixou triste". */
export const ending = words(
  'deixou deixei deixaram deixando deixado deixar parou parei pararam parando parado parar',
);

/** These deny even what is only worth mentioning where it is missing: "nada ajuda". */
export const absolute = words('nada ninguem nenhum nenhuma nem');

/** Beside a negation these say that something has changed. */
export const changed = words('mais ja desde');

/** The same, anywhere in the sentence. */
export const sinceWhen =
  /\b(?:pela primeira|dess?a|desta) vez\b|\bha (?:\S+ ){1,2}(?:dias|semanas|meses|anos)\b/;

/** "Semana sem crises": before "sem", what is missing was there before. */
export const spans = words('dia dias noite noites semana semanas quinzena mes meses');

/** "Não só", "nunca esteve tão": no negation. */
export const notOnly = words('so apenas somente tao');

export const clauseEnds = words(
  ', ; : . ! ? ( ) — mas porem contudo entretanto todavia porque pois',
);
/** These end what "não" denies, but not what "nega" and "sem" deny. */
export const listWords = words('e ou');
export const listing = words('sem nem nega negou negava negando negam ausencia');

export const contrast = words('mas porem contudo entretanto todavia');
export const concession = words('apesar embora mesmo conquanto');

/** Factor on the word that they stand beside. */
export const degrees: ReadonlyMap<string, number> = new Map([
  ...[...words('muito muita muitos muitas bastante tao demais bem super mega')].map(
    (word) => [word, 1.35] as const,
  ),
  ...[
    ...words(
      'extremamente profundamente intensamente imensa imenso intensa intenso intensos intensas grave severa severo grande enorme forte completamente totalmente terrivelmente quase sempre constante',
    ),
  ].map((word) => [word, 1.5] as const),
  ...[
    ...words('pouco pouca leve leves levemente discreta discreto ligeira ligeiramente parcial'),
  ].map((word) => [word, 0.55] as const),
]);

/** What they govern gets less: a burden turns into relief, a strength into a loss. */
export const lessening =
  /^(diminu|reduz|redu[cz]|menor|atenu|ameni|cess|desaparec|sumi|acab(?:ou|aram)$|abrand|control|caiu$|cairam$|queda$|baixou$|recuou$|interromp|abandon|larg(?:ou|aram|ar)$|desist)/;
/** What they govern is taken up again or gets more. */
export const rising =
  /^(volt|retom|aument|intensific|cresc|dobr(?:ou|aram)$|subi(?:u|ram)$|recorr)/;
/** Of a burden these say relief, and of anything else nothing. */
export const mending =
  /^(melhor|supera|enfrent|alivi|lida|recuper|acalm|consegu|reconhec|percebe|nomea)/;

/** A relative or another person as a clause's subject. */
export const others = words(
  'pai mae pais irmao irma irmaos irmas avo avos tio tia primo prima primos primas sogra sogro cunhado cunhada marido esposa esposo mulher companheiro companheira namorado namorada noivo noiva filho filha filhos filhas neto neta ex chefe colega colegas amigo amiga amigos amigas vizinho vizinha professor professora familia',
);
export const beforeSubject = words('o a os as seu sua seus suas meu minha um uma que ao');
export const patient = words('paciente ele ela eu se cliente crianca menino menina adolescente');

/** What follows is spoken of or measured, and not felt. */
export const topics =
  /^(psicoeduca|conceito|escala|inventario|questionario|diagnosti|protocolo|historico|tratamento|manejo|tecnica|exercicio|teste|avaliacao|hipotese|teoria|livro|palestra|medica)/;

/** What is read or watched has moods of its own. */
export const works = /^(filme|livro|serie|novela|folheto|cartilha|artigo|documentario|podcast)s?$/;

/** What therapist and patient did together, or a procedure that opens a sentence: its words are material, not mood. */
const together =
  /^(?!percebemos|notamos|observamos|celebramos|comemoramos|reconhecemos|vemos|temos|estamos|somos)\p{L}{2,}[aei]mos$/u;
const procedure =
  /^(psicoeduca|trein|tecnica|planejamento|discussao|revisao|monitoramento|acolhimento|validacao|trabalho|simulacao|ativacao|relaxamento|exercicio|escrita|registro|analise|reestruturacao|exposicao|ensaio|orienta|tarefa|leitura|mapeamento|construcao|identificacao|exploracao|pratica$|uso$|introducao|elaboracao|levantamento|proposta|combinad|pactuad|definicao|investigacao|reflexao|dramatizacao|role|experimento|questionamento|aplicad|realizad|trabalhad|abordad|discutid|explorad|encaminhad|revisad|aprofundad|investigad|apresentad)/;

const passive = /^(foi|foram|sera|serao)$/;

/** @param stretch the words of its sentence up to the one in question, folded */
export function isProcedure(stretch: readonly string[]): boolean {
  const [first = '', second = ''] = stretch;
  return (
    procedure.test(passive.test(first) ? second : first) ||
    stretch.some((word) => together.test(word))
  );
}
