/* Words that turn, strengthen or weaken others. All are folded. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const contrast = words('mas porem contudo entretanto todavia');
/** “Foi embora” concedes nothing. */
export const leaving = /^(?:foi|foram|fui|vai|ir|indo|ia|mandou)$/;
export const concession = words('apesar embora mesmo conquanto');
/** “Ao mesmo tempo”, “o mesmo chefe” concede nothing either. */
export const sameness = /^(?:a?[ao]s?|d[oa]s?|n[oa]s?|el[ea]|si)$/;

/** Factor on the word that they stand beside. */
export const degrees: ReadonlyMap<string, number> = new Map([
  ...[...words('muito muita muitos muitas mt mto mta bastante tao demais bem super mega')].map(
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
  /^(ced(?:eu|eram)$|diminu|reduz|redu[cz]|menor|atenu|ameni|cess|desaparec|sumi|acab(?:ou|aram)$|abrand|control|caiu$|cairam$|queda$|baixou$|recuou$|interromp|abandon|larg(?:ou|aram|ar)$|desist)/;
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
  /^(psicoeduca|trein|tecnica|planejamento|discussao|revisao|monitoramento|acolhimento|validacao|trabalho|simulacao|ativacao|relaxamento|exercicio|escrita|registro|analise|reestruturacao|exposicao|ensaio|orienta|tarefa|leitura|mapeamento|construcao|identificacao|exploracao|pratica$|uso$|introducao|elaboracao|levantamento|proposta|combinad|pactuad|definicao|investigacao|reflexao|dramatizacao|role|experimento|questionamento|aplicad|realizad|trabalhad|abordad|discutid|explorad|encaminhad|revisad|aprofundad|investigad|apresentad|debate|debatid)/;

const passive = /^(foi|foram|sera|serao)$/;

/** @param stretch the words of its sentence up to the one in question, folded */
export function isProcedure(stretch: readonly string[]): boolean {
  const [first = '', second = ''] = stretch;
  return (
    procedure.test(passive.test(first) ? second : first) ||
    stretch.some((word) => together.test(word))
  );
}
