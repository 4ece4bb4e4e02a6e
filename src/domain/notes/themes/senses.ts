import type { ThemeName } from './lexicon.ts';
import type { Near } from './near.ts';

/* Words of a theme that mean something else. All are folded, with a space around each sign. */

const ABORTED =
  'abort(?:ou|ar|amos|ad[oa]) (?:[oa]s?|uma?|ess[ea]) (?:ideia|plano|projeto|viagem|missao|conversa|processo|compra)';
const THINGS =
  'bateria|celular|carro|motor|computador|notebook|planta|plantas|conversa|assunto|projeto|ideia|sinal|internet|grupo|piada|negocio';

/** Things that are worked on in a session: such work is no job. */
const WORKED_ON =
  'autoestima|luto|ansiedade|culpa|questao|questoes|relacao|limites?|medo|raiva|conflitos?|assertividade|respiracao|emocoes|sentimentos?|vinculo|inseguranca|aceitacao|tema|perdas?';

const senses: Partial<Readonly<Record<ThemeName, string>>> = {
  trabalho: `(?:dar?|deu|dao|dando|deram|dava) (?:muito |tanto |um |mais )?trabalho|trabalho de parto
    |trabalhos? (?:d[ae] )?(?:escola|faculdade|casa|escolar(?:es)?|grupo|conclusao|terapeutic[oa]s?|clinico|psicoterapeutico|emocional)
    |trabalh(?:ar|ando|ou|ei) (?:[oa]s? )?(?:${WORKED_ON})|em promocao|promoc(?:ao|oes) (?:d[ao] (?:loja|mercado)|n[ao] (?:loja|mercado)|de passage)
    |reuni(?:ao|oes) (?:de (?:pais|familia|condominio|escola|grupo|amigos)|na escola|d[oa]s? (?:condominio|familia|escola|pais|aa))
    |estagios? (?:d[oa]s? (?:luto|doenca|sono|cancer|desenvolvimento|vida)|inicial|avancado|final|terminal)
    |vagas? (?:de garagem|de estacionamento|na garagem|no estacionamento|na escola|na creche|na terapia|na agenda)
    |profission(?:al|ais) (?:d[ea] saude)|outr[oa]s? profissiona?[il]s?|firma reconhecida|se firma`,
  família: `filh[oa] da (?:mae|puta)|mae (?:natureza|de santo|de deus)|pai (?:de santo|nosso)
    |(?:obras?|materias?|numeros?) primas?|numeros? primos?|(?:outro|n?[oa]|do|ao|est[ea]|nest[ea]|dess[ea]|ness[ea]) pais(?= |$)
    |familiari[a-z]+|(?:soa|parece|pareceu|soou|rosto) familiar`,
  relacionamento: `relacionamentos? (?:com (?:[oa]s? |su[oa]s? |seu )?(?:mae|pai|pais|chefe|irma|irmao|filh[oa]s?|coleg[a-z]+|equipe|amig[a-z]+|professor[a-z]*)|interpessoa?[il]s?|familiar(?:es)?|profissiona?[il]s?)
    |separac(?:ao|oes) d[eo] (?:lixo|bens|papeis|roupas)|cas(?:ou|ar) (?:as|os|com a ideia)|(?:dinheiro|roupas?|papeis|lixo) separad[oa]s?
    |parceir[oa]s? (?:de (?:trabalho|negocios?|treino|estudo)|comercia[il]s?)|companheir[oa]s? de (?:quarto|trabalho|cela|time|viagem|infancia)
    |apaixonad[oa]s? por (?:futebol|musica|livros|gatos|[a-z]+[aei]r(?= |$))`,
  sono: `dorm[a-z]+ no ponto|acord(?:ou|a|am|ar) (?:com (?:o gerente|a empresa|a escola)|em (?:pagar|fazer)|para (?:a vida|o problema|a realidade))
    |pesadelo burocratico|(?:pe|pes|perna|pernas|braco|bracos|mao|maos) (?:dorme|dormem|dormindo)`,
  ansiedade:
    '(?:alta|baixa) tensao|tensao (?:eletrica|pre menstrual)|sistema nervoso|botao de panico|estresse (?:termico|hidrico)|teste de estresse',
  luto: `(?:${THINGS})(?: d[aeo]s? [a-z]+)? (?:ja |so )?morr(?:eu|eram)|morreu (?:na praia|n[ao] casca)
    |morreu de (?:vergonha|medo|rir|raiva|tedio|fome|sono|calor|frio|cansaco|inveja|ciumes?|saudades?|vontade|amores)
    |perdas? d[aeo]s? (?:interesse|peso|apetite|tempo|controle|memoria|energia|prazer|cabelo|concentracao|sono|foco|libido|chaves?|documentos?|dinheiro|sangue|vaga|dados|visao|audicao)
    |perdas? (?:financeiras?|e ganhos|e danos|auditivas?)|enterr[a-z]+ (?:a cabeca|o assunto|o nariz|ess[ae] historia|o passado)|despedida de solteir[oa]
    |${ABORTED}|(?:vida e|pena de|vida ou|silencio de|odio de) morte`,
  autoestima: `(?:andar|membros?|parte|piso|labio|nivel) inferior(?:es)?|espelho (?:d[oe] (?:carro|banheiro|quarto|retrovisor)|retrovisor)
    |inseguranca (?:alimentar|publica|juridica|d[oa] (?:bairro|rua|cidade))|fraude (?:n[oa]|d[oe]|bancaria|fiscal)|qualidades d[oa] (?:produto|carro|curso|escola)
    |comparac(?:ao|oes) de (?:precos?|orcamentos?|propostas)`,
  estudos: `em curso|n[oa] curso d[eoa]s?|curso d(?:o rio|a doenca|o tratamento|o tempo|os acontecimentos)
    |provas? (?:de (?:fogo|amor|roupa|vestido|resistencia|confianca)|d agua|disso|d[oa] (?:crime|traicao|vestido))|a prova de (?:balas?|agua|som)|(?:post[oa]|por|colocad[oa]) a prova
    |escolas? de samba|notas? (?:fisca[il]s?|musicais|de sessao|clinicas|de rodape)|boletim (?:de ocorrencia|medico|meteorologico)|estudos? de casos?
    |concursos? de (?:beleza|fantasia|danca)|estud(?:a|ou|ando|ar) (?:a possibilidade|a proposta|se )`,
  saúde: `saude financeira|dor de cotovelo|doente de ciumes?|diagnostico (?:organizacional|da empresa)|exames? (?:de (?:consciencia|ordem|direcao|habilitacao)|da oab)
    |nao (?:ha|tem) remedio|o remedio (?:foi|é|era) [a-z]+r`,
  finanças: `(?:no fim|no final|afinal|fim) d[ea]s? contas|acert(?:o|ou|ar) (?:de|as) contas|(?:prestar|faz de|faz|dar|dao|dando) contas|renda (?:de bilro|francesa|do vestido)
    |vestido de renda|divida de gratidao|em divida com [oa]s?|parcela d[ae] (?:culpa|responsabilidade|populacao)|custos? emociona[il]s?`,
  amizade: `(?:caso|fato|episodio|evento|incidente|sintoma|local|sitio|lugar)s? isolad[oa]s?|isoladamente|isolamento (?:acustico|termico)|amig[oa] (?:secret[oa]|ocult[oa])|fogo amigo`,
  'corpo e alimentação': `em peso|(?:sensacao|decisao|nome|argumento) de peso|peso d[aeo]s? (?:palavras?|costas|ombros|culpa|responsabilidade|anos|passado|decisao)|(?:é|e|era|ser|sou|foi|tirou|tirar|sente se) um peso|peso na consciencia
    |corpo (?:docente|discente|a corpo|de bombeiros|d[oe] texto|diplomatico)|academia (?:brasileira|de letras|de policia|militar)|doces? (?:lembrancas?|palavras)
    |palavras doces|compulsao por (?:compras|jogos?|trabalho|series)`,
  'limites e conflitos': `limites? (?:de (?:velocidade|idade|tempo|caracteres|vagas|peso)|d[oa] (?:cartao|banco|conta|cheque))|conflitos? de (?:horarios?|agendas?|datas?|interesses?)
    |discuss(?:ao|oes) (?:de casos?|clinica|em grupo|filosofica)|discut(?:iu|ir|iram) (?:se )?(?:[oa]s? )(?:plano|casos?|objetivos?|metas?|propostas?|manejo|estrategias?|encaminhamento|hipoteses?|resultados?|filme|temas?|textos?)
    |cobrancas? (?:bancarias?|indevidas?|d[oa] (?:cartao|banco|mensalidade|sessao|taxa))|briga com a balanca|submissao d[eo] (?:artigo|projeto|trabalho)|gritos de (?:gol|alegria)|gritou gol`,
  'rotina e autocuidado': `(?:exames?|consultas?|perguntas?|visitas?) de rotina|plantas? (?:d[oa] (?:imovel|apartamento|pe)|baixa)|leitura d[oa] (?:situacao|exame|caso|testamento)
    |corrida (?:de (?:uber|taxi|aplicativo)|eleitoral|contra o tempo)|danca das cadeiras|exercicio (?:d[ao] (?:profissao|poder|cargo|funcao)|profissional|ilegal)`,
  mudanças:
    'mudancas? de (?:medicacao|assunto|canal|dose|horario|data|sessao|conversa)|adaptac(?:ao|oes) (?:d[oe] (?:livro|filme|romance)|cinematografica)',
  'maternidade e paternidade': `adot(?:ar|ad[oa]s?) (?:[oa]s? |uma? |outr[oa] |ess[ea] |nov[oa]s? )*(?:postura|estrategia|medida|rotina|habito|tom|atitude|cachorr|gat[oa]|cao|caes|tecnica|conduta|posicao|comportamento|metodo)[a-z]*
    |gravidade|gestac(?:ao|oes) d[eo] (?:projeto|ideia|livro)|parto (?:para|do principio)|${ABORTED}`,
};

const patterns = new Map(
  Object.entries(senses).map(([theme, written]) => [
    theme,
    new RegExp(`(?<![^ ])(?:${written.replaceAll(/\s*\n\s*/g, '')})(?![^ ])`, 'g'),
  ]),
);

/** Words around a match in which a turn of phrase may stand. */
const TURN = 60;

/** True if the words of a match belong to a turn of phrase: “a bateria morreu”. */
export function isOtherSense(theme: ThemeName, near: Near): boolean {
  const pattern = patterns.get(theme);
  if (!pattern) return false;
  const before = near.before.slice(-TURN);
  const start = before.length;
  const end = start + near.words.length;
  const stretch = `${before}${near.words} ${near.after.slice(0, TURN)}`;
  return Array.from(stretch.matchAll(pattern)).some(
    ({ 0: found, index }) => index < end && index + found.length > start,
  );
}

const TREATS =
  /(?:^| )(?:trabalh[a-z]+(?: com)?|atend[a-z]+|pesquis[a-z]+(?: sobre)?|palestra sobre|aula sobre) (?:[oa]s? )?$/;
const OF_PUPILS =
  /^(?:[a-zé]+ )?d[eoa]s? (?:su[oa]s |seus )?(?:alun|pacientes|client|turma|estudant)/;

/** True for the grief of a teacher's pupils: it is her work that the session is about. */
export const isTaughtOrTreated = ({ before, after }: Near): boolean =>
  TREATS.test(before) && OF_PUPILS.test(after);
