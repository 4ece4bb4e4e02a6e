import type { RiskKind } from '../kinds.ts';

/* Groups of folded words by which a harmless sense is known. */

/** A harmless sense: what is found, what stands around it, and what makes it danger anyway. */
export interface Sense {
  readonly kinds?: readonly RiskKind[];
  readonly words: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Anywhere in the sentence. */
  readonly with?: RegExp;
  readonly without?: RegExp;
}

export const either = (...forms: readonly string[]): RegExp =>
  new RegExp(`(?<![a-zé])(?:${forms.join('|')})`);

export const WORK = either(
  'chef(?:e|es|ia)(?= |$)|gerentes?|coleg[a-z]+|patr(?:ao|oa|oes)|supervisor|encarregad|coordenador|diretor',
  'client|professor|treinador|setor|empresa|escritorio|firma|loja|reunia|equipe|expediente|plantao|estagi',
);
export const FAMILY = either(
  'marido|pai|mae|espos|companheir|namorad|ex(?= |$)|filh|padrasto|madrasta|ti[oa]|avo|avos|irma',
  'crianc|menin|alun|sogr|net[oa]|cuidador|idos|bebe|enteado|sobrinh|noiv|primo|vizinh|adolesc',
);
/** Danger to somebody that a service, a training or a game is told beside. */
export const CASE = either(
  'vitim|sofr|denunc|marido|companheir|namorad|ex(?= |$)|agress|deam|protetiva|penha|notific|abus|maus tratos',
  'negligen|viol|acolh|suspeit|protec|guarda d|destitu|bat(?:e|ia|eu)|apanh|crianc|menin|adolesc|filh|net[oa]|bebe',
);
export const GAME = either(
  'rpg|xadrez|damas|domino|truco|baralho|policia e ladrao|jogo de tabuleiro',
  'gincana|fliperama|paintball|pega pega|esconde esconde',
);
export const LAUGHTER = either(
  '(?:os dois|as duas|tod[oa]s|ambos|el[ea]s|a gente|juntos|nos) (?:ri|gargalh)[a-z]+|de (?:tanto )?rir|morr[a-z]+ de rir',
  'brinc(?:a|ou) (?:el[ea]|[oa] [a-z]+)(?= [.,;]|$)|em tom de (?:brincadeira|piada|humor)|de brincadeira|expressao d[eoa]l?|caiu na risada|figura de linguagem|no bom sentido',
);
export const MONEY = either(
  'boleto|divida|banco|prazo|cont[aà]s?(?= |$)|financ|juros|cartao|entrega|orientador|pagar|aluguel|tcc|prova|financiament',
);
export const TRAINING = either(
  'capacitac|palestra|campanha|oficina|treinament|cursos? (?:de|sobre|d[ao])|aula|seminario|simposio|congresso|fichas?(?= )|protocolo',
  'psicoeducac[a-z]+ .*(?:grupo|escola|familiares|turma)|sala de espera|grupo aberto|rodas? de conversa|formacao|cartilha|setembro amarelo|maio laranja|artigo|grupo de estudos|jornada|cartaz|folder|webinar|mesa redonda|monografia|tcc|pos graduac|supervisao coletiva',
);
export const ADMINISTRATION = either(
  'oficios?|ligac|declarac|copia|comparecimento|disputa de guarda|visita|reunia|contato|telefon|articulac|rede|equipe|estagi|vaga|plantao|trabalha|concurso|tecnic[oa]',
  'servico|lista|arquiv|protocol|endereco|fluxo|ramal|encaixe|agenda|curriculo|processo seletivo|mapa|folheto|e mail|email|relatorio|declarac|renovac|beneficio|cadastro',
);

/** Marks that are seen on a body, which may have a harmless cause. */
export const MARK =
  /^(?:curativo|gaze|atadura|cicatriz|marcas?|hematoma|arranh|cortes?|roxos?|roxid|ferid|queimad|vergo|lesa|lesoes|manchas? rox)/;
export const CAUSE = either(
  '(?:d[oa]|pel[oa]|fo[ir]) (?:o |a )?(?:gat|cachorr|treino|bicho|catapora|acne|ferro de passar|forno|panela|cirurg|cesarea|tatuag|vacina|mosquit|picada)',
  'muay thai|jiu jitsu|karate|judo|skate|futebol|bicicleta|patins|cozinhando|fritando|costura|jardin|catapora|cesarea|nascenca|trepa trepa|escorregador|parquinho|capoeira|rala(?:r|ou) o joelho',
);
export const CRAFT = either(
  'costurando|de costurar|cozinh|barbe|depilando|se depilar|jardin|fogao|forno|panela|bordad|croche|marcen|martel|horta|roseira|espinho|cebola|lata d|assadeira|churrasc|sem querer|acidental|gilete na perna|folha de papel|futebol|bicicleta|quadra|skate|treino',
);
/** Words that make a harmless cause doubtful, or a hurt meant. */
export const DOUBT = either(
  'com (?:o|a|um|uma) (?:gilete|estilete|agulha|faca|lamina|tesoura|alfinete|isqueiro|caco)|mas(?= )|nunca|mais(?= )|porem|versao|incompat|evasiv|escond|mangas?(?= )|nao bate|contradi|propos|raiva|alivi|vontade|castig|crise|pulso|punir|padrasto|marido|namorad|companheir|me bat|quer[ -]se|diz que (?:foi|caiu)|refere queda|explic|justific|afirma|alega|desculp|diferentes|repet|varios|de novo|sempre',
);
export const AWAY =
  /^(?:(?:quer[a-z]*|vontade) (?:de )?(?:[a-z]+ )?)?(?:sum(?:ir|iu)|desaparecer|dormir)(?: do mapa)?$/;
export const TRIP =
  /^ ?(?:[a-z]+ )?(?:n[ao]s? (?:ferias|feriado|fim de semana|domingo)|d[ao] (?:festa|firma|reuniao|escritorio|trabalho)|(?:para|pra) (?:a |uma |o |um )?(?:praia|pousada|sitio|chacara)|o domingo|a tarde)/;
export const LIFE = either(
  'morr|mort[oe](?= d[oa] (?:vida|mundo))|nao acord|deste mundo|d[ao] (?:vida|mundo)|culpa|fardo|desej|pens(?:a|ou|ei) n|vontade de (?:morrer|nao)|propria|ideac|plan|suicid|mat(?:ar|ou)|sem mim|para sempre|pra sempre|fosse|remedio|comprimid',
);

export const SPORT = either(
  'classico|placar|gol(?= |$)|campeonato|penalti|juiz|torcida|arbitro|partida|flamengo|palmeiras|corinthians|vasco|gremio',
  'o time|teclado|aplicativo|matematica|transito|maquina de|furadeira|impressora|receita|massa do pao|bolo|tapete|volei|futebol|jogo d[ao]',
);
/** With whom and how a visit is made. */
export const HOME_VISIT =
  /^ ?(?:(?:com|conjunta|junto) (?:[a-z]+ )?(?:acs|as|equipe|enf[a-z]*|tec[a-z]*|cras|creas|esf|residente|estagi[a-z]+|med[a-z]*|agente|dra?|nasf|psic[a-z]*)(?= |$)|(?:nao )?(?:realiz|reag|agend|remarc)|conjunta|n[ao] (?:casa|resid|domicil)|(?:para|a) (?:conhecer|avaliar|entreg|verific)|[,.:] ninguem|pel[oa] (?:equipe|acs))/;

export const TOPIC =
  /^(?:(?:o |a |ao |sobre )?(?:suicidios?|automutilac[a-z]+|autolesao|violencia(?: [a-z]+)?|abuso(?: sexual)?|trabalho infantil|exploracao sexual|alcool(?:ismo)?|drogas|dependencia(?: quimica)?|tabagismo|esquizofrenia|psicose|delirios?|maus tratos|alucinac[a-z]+|prevencao [a-z ]+)|(?:risco|prevencao|sinais|ciclo) d[aeo] (?:suicidio|violencia|abuso(?: infantil| sexual)?)|uso de (?:alcool|drogas)|outras drogas)$/;
