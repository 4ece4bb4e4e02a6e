/* How a note says that words of danger are denied, past, asked or imagined. Folded words. */

const either = (...forms: readonly string[]): string => `(?:${forms.join('|')})`;

/* Denied. */

const NO = either(
  'nao|nunca|jamais|neg(?:a|ou|ad[oa]s?|ativ[oa]s?)|ausentes?|inexistentes?|descartad[oa]s?',
  'afastad[oa]s?|nenhuma?|zero|nul[oa]|baix[oa]s?|minim[oa]s?|improvavel|zerad[oa]s?',
);
const UNASKED = 'respond|avaliad|investigad|perguntad|abordad|explorad|identificad o motivo';

/** “Ideação suicida: não”, “ausente”, “negada”, “(-)”. */
export const DENIED_AFTER = new RegExp(
  `^${either(
    `: (?:[a-zé]+ ){0,2}?${NO}(?! (?:se sabe|so|apenas|${UNASKED}))`,
    `(?:[a-z]+ ){0,5}: \\( \\) sim \\( x \\) nao`,
    `: (?:sem|0 |\\( \\) sim \\( x \\) nao)`,
    `(?:\\( [a-z]+ )?\\) : ${NO}`,
    `(?:[a-z]+ ){0,6}(?:improcedentes?|infundad[oa]s?|nao procede|nao se confirm)`,
    `(?:\\( \\) (?:[a-z]+ ){1,4}){0,6}\\( x \\) nenhum`,
    `(?:nunca|jamais)(?= [.,;]|$)|(?:nunca|nem|jamais) (?:passa|pens|cogit|consider|sonh)`,
    `(?:el[ea]|(?:a|o) (?:paciente|mae|pai|menin[oa]|jovem)) neg(?:a|ou)(?= |$)(?! que)`,
    `, (?:isso )?(?:nao|nunca|jamais)(?= [.;!]|$)`,
    `(?:\\( )?(?:tampouco|neg(?:a|ou|ad[oa]s?|ativ[oa]s?)?|ausentes?|inexistentes?|descartad[oa]s?|afastad[oa]s?|n)(?= |$)(?! (?:que|por))`,
    `(?:[a-z]+ ){0,2}(?:neg(?:ad[oa]s?)|ausentes?|inexistentes?|descartad[oa]s?)(?= [.,;)]|$)`,
    `nao(?= (?:relat|refer|apres|ha |tem |observ|identific|evidenci|presente|menc|detect|confirm|verific|constat|foi|foram|aparec|surg|volt|ve[im]|houve|exist)|$| [.,;:)!?])`,
    `(?:(?!mas |porem |e |que |mesmo |diz)[a-z]+ ){1,4}(?:(?:nega|negativ[oa]|nao)(?= [.;)]|$)|nao (?:relat|refer|apres)|sem (?:indicio|evidencia|relato))`,
    '(?:[a-z]+ ){0,4}(?:sao|foram|foi|é) negad[oa]s?|(?:, )?nada a (?:registrar|relatar|declarar)',
    `sem (?:indicio|evidencia|relato|sinal|sinais|registro|ocorrencia)`,
    `(?:(?!mas |porem )[a-zé,]+ ){0,8}: (?:todos )?(?:nao(?! (?:${UNASKED}))|nega|negad|ausente|descartad|negativ|sem)`,
    `(?:, |e |ou |nem |[a-z]{4,} ){0,8}(?:foram |estao )?(?:negad[oa]s|ausentes|descartad[oa]s)`,
    `(?:(?:é|e|esta|segue|considerad[oa]|avaliad[oa]|estimad[oa]|como|atual|neste|momento|,|:) ){0,4}(?:baix|minim|nul[oa]|ausente|inexist|descartad|afastad)`,
  )}`,
);

/** “Suspeita de tristeza afastada pela equipe”, “risco de insônia: baixo”. */
export const RULED_OUT =
  /^(?:[a-z]+ ){0,4}(?:[,:] )?(?:foi |foram |é |esta |ja )?(?:afastad|excluid|descartad|inexistent|baix[oa]s?\b|minim|remot)/;
export const SUSPECTED =
  /\b(?:suspeitas?|hipoteses?|possibilidade|risco|chance)s? (?:d[aeo]s? |para )(?:[a-z]+ ){0,3}$/;

/** “…, o que ela nega”, “…, que isso nunca aconteceu”, however far away. */
export const DENIED_LATER = new RegExp(
  `\\b${either(
    `(?:o que|coisa que|algo que|que|fato que|hipotese que|tudo isso|isso) (?:el[ea] |a paciente |o paciente |sempre |tambem )?(?:nega|negou|desment|refut|descart|rechac)`,
    `(?:isso|isto|nada disso|tal coisa) (?:nunca|jamais|nao) (?:acontec|houve|ocorr|exist|proced)`,
    '(?:era|foi) (?:trote|mentira|engano|boato|mal entendido|fofoca|invencao)',
    `(?:el[ea]|jovem|paciente|menin[oa]|mae|pai) (?:desment(?:e|iu)|refut(?:a|ou)|rechac(?:a|ou))`,
  )}`,
);

export const NEVER_BEFORE =
  /\b(?:em momento (?:algum|nenhum)|em nenhum momento|impossivel dizer|longe de|nao se pode dizer|de forma alguma|de modo algum|baixo risco|risco (?:muito )?(?:baixo|minimo|nulo)|sem risco|descartad[oa]|afastad[oa] (?:a|o)?)(?: [a-zé,]+){0,14} $/;

/** “Refuta ideação de morte”, but not “refuta a mãe e pensa na morte”. */
export const REFUTED_BEFORE = new RegExp(
  `(?<!(?:nao|sem|nunca) (?:(?:se|posso|podemos|pode) ){0,2})\\b${either(
    'refut(?:a|ou|ando)|desment(?:e|iu|indo)|rechac(?:a|ou)|repudi(?:a|ou)|cess(?:ou|aram)',
    'afast(?:ado|o|a|amos|ou-se)|descart(?:o|a|amos|ou)|recus(?:a|ou)|neg(?:o|uei|ad[oa]s?)(?= )(?! d)',
    '(?:nao|sem) evidenci(?:as? de|o|ad[oa])',
    'eu la (?:sou|tenho|ia)',
  )}(?: ,(?: [a-z]+){1,3} ,)?(?: (?!e |mas |mae |pai |a mae |porque )[a-z]+){0,7} $`,
);
/** “(-) ideação”, where no other sign follows. */
export const MINUS_BEFORE = /(?:^|[,;:.] )negativ[oa]s? (?:para )?$/;

const HURTS =
  '(?:bat|encost|toc|rel|maltrat|agred|agrid|levant[a-z]+ a mao|machuc|mex|viol|empurr|judi|ameac|forc|obrig|xing|castig|fer|abus|humilh|espanc)';
const CLITICS = '(?:(?:me|te|lhe|nos|se|a|o) )?';
/** “Nunca me bateu”, “ninguém encostou um dedo”: the deed itself is denied. */
export const NOBODY_DID =
  /\b(?:nunca|jamais|ninguem)(?: (?:me|se|lhe|nos|[ao]|tinha|havia|foi|fui|encost[a-z]+|levant[a-z]+|fez|faz|usou|teve|tive|ter|tendo|haver))* $/;
/** “Ele nunca me bateu”, “nega novas ameaças”, “recusou a bala”. */
export const DENIES_WITHIN = new RegExp(
  `^${either(
    'sem (?:hetero|auto ?agress|ideac|delir|alucin|risco|violenc|maus|plano|intenc)',
    `(?:(?!se |quem |que )[a-zé]+ ){0,3}(?:nunca|jamais|ninguem|nao) ${CLITICS}(?:${HURTS}|faria|faco mal)`,
    '(?:(?!se )[a-zé]+ ){0,2}(?:nunca|jamais) (?:foi|fui|foram|houve|teve|tive|fez|fiz) ',
    'neg(?:a|ou|ad[oa]s?) (?:[a-z]+ ){0,3}(?:ameac|agress|viol|abus|maus|ideac|uso|tentativ|plano|intenc)',
    '(?:[a-z]+ ){0,2}neg(?:a|ou) (?:que|ter) |nao nega |morrer (?:eu |ela |ele )?nao quer',
    '(?:bracos?|pulsos?|pele|coxas?) sem |nao (?:us|beb|fum)[a-z]+ |(?:nega|negou|sem) (?:novos )?cort|(?:audit|assist|cage|dast)(?: c)?(?: :)? 0',
    'recus(?:ou|a|ei|ava) (?:[aou]m?a?s? )?(?:bala|baseado|beck|cervej|bebid|drog|dose|vinho|cigarro|oferta)|nenhuma? (?:cort|tentativ|novo|episod|ideac|les|marc)',
  )}`,
);
/** “Bater, jamais bateu”, “morrer ela não quer”: the deed comes first. */
export const DEED_DENIED =
  /^(?:(?:nela|nele|em mim|em ninguem) )?(?:, )?(?:eu |el[ea] |a gente |isso )?(?:nao|num|nunca|jamais) (?:[a-z]{1,2} )?[a-z]+(?: nao)?(?=$| [,.;:!])/;
export const INFINITIVE_FIRST = /^[a-z]+[aei]r(?=$| )/;
/** “Tivesse vontade de morrer, eu contaria.” */
export const WOULD_TELL = /^(?:[, ]*)(?:eu |el[ea] )?(?:contaria|falaria|diria|avisaria)\b/;

/** “Não recorreu a calmante nem a bebida”. */
export const NOR = /\b(?:nao|nunca|sem|nega|negou)\b.{0,120}\bnem (?:[a-zé]{1,3} )?$/;
/** A box that nobody has ticked, among others; or no box is ticked at all. */
export const EMPTY_BOX = /\( \) (?:[a-z]+ ){0,3}$/;
export const BLANK_BOXES = /^(?:: )?(?:\( \)(?: [a-z]+)?[ ,.;]*)+(?!\( x)/;
/** “Item 9 = 0”: the sign between them is no token. */
export const NO_POINT = /^0(?= [.,;)]|$)/;

const STRUGGLES =
  '(?:consegu|aguent|suport|par(?:a|ou|o)(?= )|deix|larg|resist|control|vive sem|fica sem|dorme sem|limite|controle|freio|descart|afast|exclu|sossega|pass(?:a|o|ou) (?:um|uma|nem))';
/** “Não consegue parar de beber”, “não descarto”: these deny nothing. */
export const INSISTS_BEFORE = new RegExp(
  `\\b(?:nao|nunca|sem|nem) (?:(?:se|me|o|a|mais|ja|da para|posso|podemos|pode|ha como|é possivel) ){0,2}${STRUGGLES}[a-z]*(?: (?!(?:nao|nem|nega) )[a-z]+){0,4} $`,
);
/** “Sem cachaça eu não saio”, “se eu não fumar”, “para não se cortar”: needed, or urging. */
export const NEEDED_BEFORE =
  /\b(?:se|para)(?: (?:eu|el[ea]|os|as|a|o|ninguem|[a-z]+s)){0,2} nao(?: (?:se|me|a|o))? $/;
/** “Sem medo, afirma: …”, “sem registro, dado pela mãe”: only the manner or thing is denied. */
export const MANNER_BEFORE =
  /\bsem (?:medo|culpa|pudor|remorso|arrependimento|emocao|rodeios?|hesita[a-z]*|chorar|vergonha|drama|alarde|registro|documentos?|banho|comer|comida|dormir|vacinas?|casa)(?: [a-z]+){0,2} ,(?! (?:sem|nem|nao) )(?: (?!sem |nem |nao |nega )[a-z]+| :){0,4} $/;
export const WITHOUT_BEFORE = /\bsem(?: (?:a|o|uma?|minha|meu|sua|seu))? $/;
export const WITHOUT_NOT = /^(?:[a-z]+ ){0,3}(?:nao|num|ninguem) /;
/** “Nem a análise o prende à vida.” */
export const SEES_NOT = /\bnao (?:ve|vejo|sabe|sei|acha|entende)(?: mais)? $/;
export const WHAT_FOR = /^(?:por|para) que /;
export const NOTHING_BEFORE = /\b(?:nem|nada|nao)(?: [a-z]+){0,3} $/;
export const HOLDS = /^(?:prend|segur)/;
/** “Num queria acordar amanhã não”: denied once, as it is spoken. */
export const SAID_TWICE = /^(?:[a-z]+ ){0,2}nao(?= [.,;!]|$)/;
export const NOT_BEFORE = /\b(?:nao|nunca|sem)(?: (?:se|me|mais|ja))* $/;
export const INSISTS_WITHIN = new RegExp(`^${STRUGGLES}`);

/* Questions. */

export const ANSWERED_WITHIN = new RegExp(
  `^(?:(?!e |mas )[a-zé]+ ){0,4}(?:[,:;] )?(?:e |ao que )?(?:el[ea] |a paciente |o paciente |paciente |ri e |riu e )?${either(
    'nega|negou|(?:disse|diz|respond[a-z]+|falou|afirm[a-z]+|garant[a-z]+|jur[a-z]+)(?: que|:|)? (?:nao|nunca|jamais|nada|nem)',
    'nao(?=$| [.,;])|indigna|se ofend|ofendid|ri da pergunta|de jeito nenhum|jamais|nem pensar|deus me livre',
  )}`,
);

const LEADS =
  '(?:(?:el[ea]|eu|a|o|paciente|tudo|todas|todos|disse|diz|respond[a-z]+|fez|afirm[a-z]+|sempre|:|,|que|com|cabeca|foi|resposta|sinal|de|ah|oxe|oxente|uai|imagina|ri|riu|e) )*';
export const ANSWER_NO = new RegExp(
  `^${LEADS}${either(
    'nao(?! (?:respond|quis|soube|fal|coment|sabe|lembr|consegu|olh|disse|deu))|nunca|jamais|neg[a-z]*',
    'nada|nenhuma?|jeito nenhum|forma alguma|imagina|sem|nem|capaz|credo|deus me livre|que isso|eu hein',
    'longe de mim|vira (?:essa|a) boca|ta (?:doid|louc)[oa]|indign[a-z]+|tampouco',
  )}\\b`,
);
export const ANSWER_YES =
  /\b(?:sim|confirm[a-z]+|admit[a-z]+|as vezes|de vez em quando|concord[a-z]+|assent[a-z]+|todo (?:santo )?dia|sempre)\b/;
/** “Não disse sim nem não”, “mudou de assunto”, “em branco”. */
export const NO_ANSWER = new RegExp(
  `\\b${either(
    'nao (?:quis (?:fal|respond|diz|coment)|soube (?:respond|diz|inform|precis)|respond|disse sim|deu (?:para|pra)? ?saber)',
    'nao (?:ficou|ficou muito|esta) clar[oa]|nao (?:foi )?confirmad|sem resposta|silenci[a-z]*|calou|ficou calad[oa]|calad[oa]',
    '(?:mudou|mudando|muda|trocou) de assunto|desconvers[a-z]+|deu de ombros|baixou (?:a cabeca|os olhos|o olhar)',
    'evasiv[oa]|esquiv[a-z]+|em branco|nem sim nem nao|inconclusiv[oa]|ficou de (?:responder|pensar)|encolheu os ombros',
  )}`,
);
/** “Não foi possível apurar agressão”, “não pude checar”. */
export const UNKNOWABLE = new RegExp(
  `\\b(?:nao (?:foi possivel|deu (?:para|pra)?|pude|pode|consegui|conseguimos|se conseguiu|houve (?:como|tempo))|sem (?:condicoes|tempo) (?:de|para)|faltou|falta|resta) ?(?:de )?${either(
    'esclarec|apur|chec|investig|explor|saber|avali|pergunt|abord|confirm|colh',
  )}[a-z]*(?: (?!mas |porem )[a-zé]+){0,6} $`,
);
/** “A investigar”, “não avaliado”: nobody knows yet. */
export const OPEN_AFTER = new RegExp(
  `^(?:[a-z]+ ){0,2}(?:: )?(?:a (?:investigar|esclarecer|avaliar|confirmar|explorar|apurar)|nao (?:${UNASKED}|foi (?:perguntad|avaliad|explorad|abordad|investigad)))`,
);
/** “Tá ligado?”, “a senhora não tá vendo?”: asks nothing. */
export const TAG =
  /(?:^| )(?:ne|viu|ta|ta ligado|ligado|sabe|sacou|entende|entendeu|certo|hein|nao é|nao acha|dout?o?r?a?|dra?|(?:a senhora|o senhor|voce|vc|ce|tu|oce) (?:nao|num|n) [a-z]+(?: [a-z]+)?|quem nao [a-z]+|ne (?:dra?|doutora?)) \?$/;
/** “Perguntado, falou que…”: the answer, and no question any more. */
export const TOLD_AFTER_ASKING =
  /\b(?:pergunt|question|indag|inquir)[a-z]*\b.*(?<! se| sobre| quem| que) (?:fal(?:ou|a)|diz|disse|cont(?:ou|a)|respond[a-z]+|admit(?:e|iu)|confirm(?:ou|a)|mostr(?:ou|a)|revel(?:ou|a)|reconhec(?:e|eu)|confess(?:ou|a)|nega|negou)(?= )/;
/** Questions of the patient: “perguntou quantos bastam”, “se pergunta para quê”. */
export const OWN_QUESTION = /\b(?:se|me) pergunt[a-z]+ $|\bperguntou (?:[a-z]+ )?$/;
/** “Pergunta se é normal”, “perguntou se o seguro paga”: nobody asks the patient. */
export const PATIENT_ASKS =
  /\b(?:pergunta|perguntou|perguntava|perguntando)(?: [a-z]+)? se (?:é|e|existe|ha|isso|tem (?:como|jeito|problema)|o seguro|deus|doi|eu tambem)(?= )/;
/** A mark on a scale: “tristeza: 8”, “ansiedade 2/10”. */
export const RATED = /^: \d|^(?:\( )?[0-6](?: 10)?(?= [.,;)]|$)/;
/** “Quando perguntei da escola, ”. */
export const ON_ASKING = /\b(?:quando|ao|assim que|depois que) (?:[a-z]+ )?pergunt[^,]*, /;

/* Past. */

const AGE =
  '(?:\\d+|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta)';
const CHILDHOOD =
  'crianca|adolescente|jovem|menin[oa]|moc[oa]|mocinh[oa]|nov[oa]|pequen[oa]|guria?|pia';
const PAST_TIMES = either(
  'na (?:adolescencia|infancia|juventude)|quando (?:era |tinha )?(?:\\w+ )?(?:crianca|adolescente|jovem|menin[oa]|moc[oa]|pequen[oa]|solteir[oa]|anos)',
  'em (?:19|20)\\d\\d|ha (?:\\w+ ){1,3}(?:anos|decadas?)|(?:\\w+ )?anos atras|(?:tempo|epoca) em que|quando morava',
  '(?<!cheg[a-z]{1,4} )aos (?:\\d+\\b(?: anos)?|[a-z]+ anos)(?! (?:anos )?,)|na epoca|ex usuari',
  '(?:crise|gestacao|gravidez|internacao) anterior|antigamente|no passado|no inicio d|previ[oa]s?|antecedentes?',
  'historico (?:pessoal )?d|historia (?:pessoal |previa )?d|no ano passado|ja foi(?= (?:muito|usu|depend|alco|vici|d[ae]))',
);
/** “Na adolescência”, “há dois anos”. A feeling of then may last, so that it has fewer. */
export const PAST_FEELING = new RegExp(`\\b${PAST_TIMES}\\b`);
export const PAST_BEFORE = new RegExp(
  `\\b${either(
    PAST_TIMES,
    'n[ao] (?:mocidade|graduacao|pandemia|fundamental|maternal|internato|orfanato|cursinho)',
    'n[oa]s (?:anos|tempos) d[eao] |no (?:segund|terceir|quart|quint|sext|setim|oitav|non)o ano(?= |$)',
    `quando (?:eu |el[ea] )?(?:era |tinha )?(?:ainda )?(?:\\w+ )?(?:${CHILDHOOD})(?= |$)|ainda (?:menin[oa]|crianca|solteir[oa])|foi uma crianca que`,
    'faz (?:muito )?tempo(?= [.,;])|coisa de (?:guria|menina|adolescente)',
    'entre (?:19|20)\\d\\d e|faz (?:\\w+ ){1,2}(?:anos|decadas?)(?= [.,;)]|$)|(?:fase|periodo) em que',
    `(?<!cheg[a-z]{1,4} )aos ${AGE}(?: anos)?(?= |$)(?! (?:anos )?,)|naquel[ea] (?:tempo|epoca|fase)`,
    '(?:casamento|relac[a-z]+|emprego|diagnostico|quadro|surto|analise) anterior|criad[oa] em|pai da infancia',
    'durante o (?:primeiro|cursinho|ensino|internato)|primeir[oa] (?:marido|mulher|esposa|casamento)',
    'o falecido(?: (?:me|a|o))? $|no p[a-z]+ d[oa] (?:primeir|mais velh)[oa]|houve (?:um )?(?:tempo|epoca|fase)',
    'antes d[oae] (?:alta|tratamento|transplante|medida|conversao|filh[oa]|nascimento|casamento) ',
  )}|^(?:ant|antec|historia|hp|hpp|ap) ?[.:]`,
);
/** These say when it was only beside a verb in the past: “usa há três anos”, “aos 13, já fuma”. */
export const NEEDS_PAST_VERB = /^(?:ha|faz (?!tempo|muito)|aos|no [a-z]+ ano) ?/;
export const NOW =
  /\b(?:hoje|agora|atualmente|ainda|continua|desde|ate hoje|voltou|recente[a-z]*|esta semana|ontem|comec[a-z]+|inici(?:ou|a)|ja (?=fuma|bebe|usa))\b/;
export const OVER_AFTER = new RegExp(
  either(
    '(?:hoje|agora|atualmente) (?:nao|nunca|ja nao)|isso acabou|nunca mais|nao se repeti|nao repetiu|\\bé passado|superad',
    '(?:ha|faz) (?:\\w+ ){1,3}(?:dias|meses|anos|semanas) (?:sem|nao)|parou (?:ha|com|em|de|no|na|quando)',
    'em remissao|remissao (?:completa|total|sustentada)|\\bremit(?:iu|id[oa])|cessou|cessaram|abstinente',
    'ja nao (?:us|beb|fum|cheir|se |sent|pens|tem|ouv|faz|bat|apanh)',
    'nao (?:mais|usa mais|faz mais|bebe mais)|sem recorrencia|sem (?:novos )?episodios? (?:ha|desde)|eutimic[oa] desde',
    '(?:limp[oa]|estavel|sobri[oa]|bem) desde|(?:largou|parou|saiu|deixou) (?:ao se|ha|aos)|nao voltou a|elaborou isso',
    'tratou(?: se)? e passou|gracas a deus passou|acab(?:ou|aram) (?:ao|quando|depois)|que sumiu|passaram se',
  ),
);
export const ENDS_AFTER =
  /^(?!e )(?:[a-z]+ ){0,2}(?:pass(?:ou|aram)|acab(?:ou|aram)|par(?:ou|aram)|sum(?:iu|iram)|cess(?:ou|aram)|ced(?:eu|eram)|desaparec(?:eu|eram)|foi embora)(?= [.,;]| em | com |$)/;
export const NEVER_AGAIN = /\bnunca mais (?:[a-z]+ )?$/;
export const OVER_BEFORE =
  /\b(?:sem|longe d[aeo]|abstinente d[aeo]|sobri[oa]|limp[oa] d[aeo]|livre d[aeo])(?: [a-z]+){0,3} $/;
export const SINCE = /\b(?:ha|desde|faz|completou|completa|dias|meses|anos|semanas)\b/;
/** “Limpo há dois anos”, “sem beber”: the words themselves say that it is over. */
export const OVER_WITHIN =
  /^(?:(?:[a-z0-9]+ ){1,3}?)?(?:limp[oa]s?(?= |$)|sobri[oa]|sobriedade|abstinent[ea]|sem (?:beber|usar|cheirar|fumar|drog|alcool|bebida|cocaina|crack|maconha|pedra))|^(?:par|larg|deix)(?:ou|ei|uei) (?:(?:de|a|o) )?(?:(?:se|me) (?:cort|mutil|machuc|arranh)|beber|cheirar|usar|fumar|bebida|alcool|cocaina|crack|maconha)/;
/** “Cinco anos limpo de crack.” */
export const CLEAN_BEFORE =
  /\b(?:dias?|mes|meses|anos?|semanas?) (?:limp[oa]|sobri[oa]|abstinente)s? (?:d[aeo]s? )?$/;
export const BREAKS_BEFORE = /\b(?:quebr|perd|romp|interromp)[a-z]*(?: [a-z]+)? $/;
export const TODAY_FINE = /^(?:e |mas )?(?:hoje|agora|atualmente|desde entao)\b/;
/** “…; hoje é padrinho”, but not “hoje bebe mais”. */
export const TODAY_LATER =
  /[,;.:)] (?:mas |e |que )?(?:hoje|desde entao)(?= )(?! (?:[a-z]+ )?(?:mais|de novo|pior|tambem|volt|continua|ainda|quer|pensa|mostr|tem|disse|diz|chor|veio|cheg|esta|ele|ela))/;
/** “Bebia”, “apanhava”, “tomou”: as it was. */
export const PAST_FORM =
  /^(?:[a-z]+ ){0,2}(?:[a-z]{2,}(?:ava|avam|ou|aram|iam?|eu|eram)|foi|foram|era|eram)(?= |$)/;

/* Imagined. */

export const DREAM = /\b(?:sonh(?:o|os|ou|a|ei|ava)|pesadelos?|devaneios?)\b/;
export const GUIDED =
  /\b(?:imaginacao guiada|exercicio de imagin|visualiz|cadeira vazia|hipnose|relaxamento|boneco)/;
/** A fantasy of the patient's own, which may be meant. */
export const OWN_FANTASY = /\b(?:imagin|fantasi|devane)/;
export const FICTION =
  /\b(?:filme|serie|novela|personage|role play|roleplay|dramatiz|encen|psicodrama|livro|romance|conto|peca|jogo|game|redacao|musica|poema|podcast|documentario|brincadeira)/;
/** Words of the patient's own hand, where “eu” is the patient. */
export const OWN_TEXT = /\b(?:redacao|poema|desenho|diario|caderno)/;
export const FIRST_PERSON = /\b(?:eu|me|mim|minha|meu|comigo)\b/;
/** “Viu no jornal”, “num livro em que”: another person's, wherever it is told. */
export const MEDIA = new RegExp(
  `\\b(?:v(?:iu|ê|e|endo)|l(?:eu|e|endo|ê)|assist[a-z]+|ouv(?:iu|e|indo)|escut(?:a|ou)|comovid[oa]|abalad[oa]|trouxe|escrev[a-z]+|n[aou]m?a?|lendo|com a|capacitacao|palestra|aula)(?: [a-zé]+){0,4}? ${either(
    'jornal|noticias?|noticiario|reportage(?:m|ns)|documentarios?|filmes?|series?|novelas?|romances?|livros?|contos?|podcasts?',
    'tiktok|peca|fanfic|mangas?|animes?|prevencao d[aeo]|manchetes?',
  )}(?= )(?! (?:de )?(?:recordac|ponto|pagin|cabeceir|caix|registr)).{0,120}$`,
);
