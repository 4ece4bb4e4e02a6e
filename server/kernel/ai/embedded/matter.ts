import { people } from '../../../../src/domain/notes/reading/cues.ts';
import { finiteVerb } from '../../../../src/domain/notes/reading/negationWords.ts';

/* Sentences whose words of feeling are spoken of, planned, taught or wished for: no state. */

/** A heading under which nobody's state stands. */
const HEADING =
  /^(?:temas?|assuntos?|pautas?|objetivos?|metas?|planos?|p|conduta|cd|proxim\w+|tarefas?|tecnicas?|hipoteses?|hd|encaminhamentos?|combinad\w+|propostas?|atividades?|psicoeducacao|intervenc\w+|recursos?|materia\w+|orientac\w+|foco|titulo|exercicios?|leituras?|texto|livro|filme|retomar|pendencias?|lembretes?|procedimentos?|estrategias?|trabalhad\w+|a fazer|dinamica|aula|slide)(?: [a-z]+){0,3} : /;

/** Things that have a subject of their own: “livro sobre”, “grupo de”. */
const MATTER =
  'temas?|assuntos?|pautas?|livros?|textos?|cartilhas?|folhetos?|videos?|filmes?|series?|podcasts?|palestras?|rodas?|oficinas?|aulas?|cursos?|grupos?|campanhas?|projetos?|tcc|monografia|dissertacao|tese|artigos?|materia|modulos?|capitulos?|modelos?|ciclos?|graficos?|fichas?|cartas?|cartoes|baralhos?|jogos?|historias?|personagens?|criterios?|hipoteses?|conceitos?|definic\\w+|diferencas?|funcao|funcoes|manejo|prevencao|nocoes|escalas?|escores?|pontuac\\w+|termometros?|questionarios?|inventarios?|testes?|dicas?|mimicas?|imagens|faz de conta|tecnicas?|estrategias?|exercicios?|protocolos?|medicac\\w+|remedios?|pacientes|vitimas?|pessoas';
const ARTICLE = '(?:[oa]s?|uma?|d[oa]s?) ';
const INFINITIVE = '[a-z]+[aei]r';
/** The rest of a clause. */
const CLAUSE = '(?: [^ ,;:.]+)*';
/** The rest of a sentence up to a semicolon. */
const REST = '(?: [^ ;.]+)*';

const WISH =
  'visando|quer|queria|gostaria|espera|esperava|pretende|deseja|precisa|busca|procura|visa|planeja|poderia|deveria|deve|vai|vao|ia|ira';
const SCHOOL =
  '(?:escola|professor\\w*|coordena\\w+|relatorio|boletim|laudo|parecer|orientadora|pediatra|psiquiatra|neurologista|medic[oa]|equipe)';
/** Actors of a play. */
const FIGURE =
  'bonec\\w+|fantoche|personagem|protagonista|lobo|ovelha|urso|leao|dinossauro|dragao|princesa|heroi|heroina|monstro|bruxa|rei|rainha|soldado|bicho|coelho|passarinho|robo';

/** A goal that is reached is none. */
const REACHED = '(?:[a-z]+ ){0,2}(?:alcanc|ating|cumpr|batid|conclu|realiz)';

/** Each opens a stretch of matter, which a finite verb of the patient's ends. */
const OPENERS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:nao|sem|nem|nunca)(?: [a-z]+)?) (?:(?:para|pra)|(?:${WISH})(?: [a-z]+)?)(?: (?:se|a|nao))?(?: de)? ${INFINITIVE}${REST} $`,
  ),
  new RegExp(`\\b(?:${MATTER})(?: (?!e )[a-z]+)? (?:sobre|d[aeo]s?|contra|para|entre)${CLAUSE} $`),
  new RegExp(
    `(?:^ |[:;] |\\bcomo )(?:[oa]s? |novas? |novos? )*(?:objetivos?|metas?|finalidade|intuito|propostas?|foco|combinad[oa]s?|planos?|tarefas?)(?! ${REACHED})${REST} $`,
  ),
  new RegExp(`\\bcomo ${INFINITIVE}${CLAUSE} $`),
  new RegExp(`\\b(?:sobre|acerca d[aeo]|a respeito d[aeo])${CLAUSE} $`),
  new RegExp(`^ (?:${ARTICLE})?(?:${MATTER})${REST} $`),
];

/** Each makes the rest of its clause or sentence matter, whatever verbs stand there. */
const FRAMES: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;:.] )(?:e )?(?:se (?:[a-z]+ )?(?:[a-z]+[aei]r|[a-z]+sse|for|houver)|caso)${CLAUSE} $`,
  ),
  new RegExp(
    `(?:(?:^|[,;:.] |\\bque )(?:as |muitas |algumas )?pessoas|(?<=^| )(?:todo mundo|qualquer (?:um|pessoa)|é (?:normal|comum|natural|esperado|importante|preciso|possivel)|faz parte))${CLAUSE} $`,
  ),
  /(?<!por )\bexemplos?\b[^;.]*$/,
  /\b(?:(?:trabalha|atua) (?:com|n[ao]|como)|atende|leciona|pesquisa|ensina|vende|explica|explicou|expliquei|explicado|explicada|ensinei|defini|diferenciou|diferenciei)\b(?: [^ ,;:.]+){0,4} $/,
  new RegExp(
    `^(?:(?:segundo|conforme|para|de acordo com) )?(?:a |o |as |os |na |no |relato d[ao] )*${SCHOOL}\\b[^;.]*$`,
  ),
  new RegExp(`(?:^|[,;:.] |e |depois )(?:a|o|um|uma) (?:[a-z]+ )?(?:${FIGURE})${CLAUSE} $`),
];

/** A plan of the therapist: “Retomar a raiva”, “Investigar o humor”. */
const PLAN =
  /^(?:\d+ )?(?:[.)] )?(?:re)?(?:tomar|trabalhar|investigar|explorar|avaliar|abordar|aprofundar|acompanhar|observar|verificar|perguntar|monitorar|discutir|revisar|ver|ensinar|treinar|praticar|propor|encaminhar|orientar|solicitar|aplicar|registrar|anotar|fazer|manter|identificar|conversar|falar|ler|escrever|usar|listar|mapear|esclarecer|construir|elaborar|pensar|trazer|levar|combinar|introduzir|iniciar|seguir|continuar|pedir|checar|nomear|reforcar|estimular|apresentar|psicoeducar)(?: [^ .;]+)* /;

const personList = [...people].join('|');
/** “Atendimento à mãe”: it is her state. */
const CONTACT = new RegExp(
  `^(?:atendimento|conversa|contato|ligacao|telefonema|reuniao|entrevista|devolutiva|escuta|orientacao)(?: [a-z]+){0,2} (?:a|ao|com|d[oa]|com [oa]|as|aos) (?:[a-z]+ )?(?:${personList})\\b`,
);
/** “O marido, segundo ela, anda deprimido”. */
const REPORTED = new RegExp(
  `(?:^|[;.] )(?:[oa]|seu|sua) (?:${personList}) , (?:segundo|conforme|na visao|conta|diz)(?: [a-z]+){1,4} ,${CLAUSE} $`,
);

/** True if no verb of the patient's stands between an opener and the word. */
function opens(pattern: RegExp, before: string): boolean {
  const stretch = pattern.exec(before)?.[0];
  return (
    stretch !== undefined &&
    !stretch
      .split(' ')
      .slice(1)
      .some((word) => finiteVerb.test(word))
  );
}

/**
 * True if a word of feeling is the matter of a sentence.
 * @param before the words before it in its sentence, folded, each with a space after it
 * @param word the word itself
 */
export const isMatter = (before: string, word: string): boolean =>
  HEADING.test(before) ||
  PLAN.test(before) ||
  CONTACT.test(before) ||
  REPORTED.test(before) ||
  (!finiteVerb.test(word) && OPENERS.some((pattern) => opens(pattern, ` ${before}`))) ||
  FRAMES.some((pattern) => pattern.test(before));

/** True for a heading whose list holds nobody's state. @param words folded */
export const isMatterHeading = (words: string): boolean => HEADING.test(`${words} `);

/** True if a sentence leaves it to another person, and “ela” after it is that one. */
export const isContact = (words: string): boolean => CONTACT.test(words);
