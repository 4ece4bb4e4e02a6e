import { CAUSE, CRAFT, DOUBT, FAMILY, MARK, SPORT, WORK, either, type Sense } from './words.ts';

/* The body, the house, sport, animals, medicines. */

export const household: readonly Sense[] = [
  // Home and the body.
  {
    kinds: ['violence'],
    words: /^xing/,
    with: either(
      'dedinho|topada|quina|transito|juiz|gol|jogo|time|torcida|computador|tela|buzin|martel|impressora',
    ),
  },
  {
    kinds: ['suicide'],
    words: /\b(?:acordar|levantar|viver|continuar)$/,
    after:
      /^ ?(?:(?:as|cedo|de madrugada|a noite|com o|com a|cansad|no meio d|n[oa] casa|de favor|de aluguel|n[oa] (?:barulh|bagunc|correria)))/,
  },
  {
    kinds: ['substances'],
    words: /^(?:fungando|pupilas?|nariz|olhos|boca)/,
    with: either('sorri|chor|lagrim|abrac|gripe|resfri|rinite|alergi|sinusite|oftalmo|colirio'),
  },
  {
    kinds: ['psychosis'],
    words: /^(?:fala|discurso|pensamento|ideias)/,
    with: either(
      'raiva|punho|ansied|ansios|nervos|apressad|atras|empolg|animad|contente|cafe|vestibular',
    ),
    without: either(
      'nao dorm|sem dorm|dias|noites|missao|gast|eufori|mania|sono|planos|projetos|grandios',
    ),
  },
  {
    kinds: ['self-harm'],
    words: /^esfreg[a-z]* (?:as |suas )?maos$/,
    after: /^(?!.*(?:sangr|fer|machuc|carne|ate ))/,
  },
  {
    kinds: ['self-harm'],
    words: /^cortes?\b/,
    with: either(
      'sessao|supervisao|pontuac|interpretac|cabelo|franja|tecido|costura|orcament|gastos|salari|energia|luz(?= )',
    ),
  },
  {
    kinds: ['self-harm'],
    words: /^(?:curativo|gaze|atadura|cicatriz|marcas?|hematoma)/,
    with: either(
      'doou|doac|doar|exame|vacin|soro|coleta|cirurg|operac|tatu|biopsia|acesso venoso|hemodialise|fistula|injec|pintas?|dermat',
    ),
  },
  {
    kinds: ['violence'],
    words: /\bninguem mex|^nao deixa/,
    with: either('mexer? ?(?:$|[.,;]|n[oa]s? )'),
    without: either('mexer? (?:com|em mim|comigo|n[oa]s? (?:celular|crianc|menin|filh))'),
  },
  {
    kinds: ['violence'],
    words: /\bdeix[a-z]+$/,
    after: /^ ?(?:ganhar|vencer|empatar|a bola|o gol|queimar o|esfriar|passar d[oa] ponto)/,
  },
  {
    kinds: ['violence'],
    words: /mordid/,
    with: either('professor|sala|turma|creche|cachorr|mosquit|formiga|gat[oa]|inseto|escola'),
  },
  { kinds: ['others'], words: /\bmord/, with: either('cachorr|cao|pneu|gat[oa]|filhote') },
  {
    kinds: ['violence', 'others'],
    words: /mangueira/,
    with: either('abelh|manga|horta|jardim|sombra|gramad|regar|plant|pe de'),
  },
  {
    kinds: ['child'],
    words: /\bsumi/,
    after: either(
      'por (?:[a-z]+ )?(?:minut|segund|instant)|n[oa] (?:shopping|loja|mercado|praia|supermercado|feira|parque|festa|multidao)',
    ),
  },
  {
    kinds: ['child'],
    words: /\bpao$|\bcomida$/,
    after: either(
      'n[ao] (?:padaria|mercado|cantina|restaurante|balcao|lanchonete)|pelo (?:aplicativo|telefone|ifood)',
    ),
  },
  { kinds: ['child'], words: /^nao (?:cont|fal|dig)/, before: /\b(?:que|para|pra) eu $/ },
  {
    kinds: ['child'],
    words: /presente escondido|segredo/,
    with: either(
      'espos|marido|namorad|natal|aniversario|surpresa|festa|receita|amigo secreto|gravidez',
    ),
    without: either('padrasto|ti[oa]|avo|adulto|toc[ao]|corpo'),
  },
  { kinds: ['elder'], words: /^filh/, before: /\b(?:pessim|ma|boa|bom|melhor|culpad)[a-z]* $/ },
  {
    kinds: ['suicide'],
    words: /^deix/,
    with: either('viage|viaj|ferias|hotel|cuidadora|creche'),
    without: either('nao volt|sem volta|cart[ao]s?(?= )|despedi|morr'),
  },
  {
    kinds: ['suicide'],
    words: /^do(?:ou|ar|ei|ando)/,
    with: either('bazar|campanha|feira de adoc|desapeg|brecho|enchente'),
    without: either('cachorr|gat[oa]|tudo|morr|despedi'),
  },
  {
    kinds: ['suicide'],
    words: /^ped/,
    before:
      /\b(?:par(?:ei|ou|ar|ando)|deix(?:ei|ou|ar)|mania|habito|sem|evit(?:ar|a|ou)|vicio) de $/,
  },
  // A cause that leaves marks and hurts nobody.
  { kinds: ['self-harm', 'violence', 'child'], words: MARK, with: CAUSE, without: DOUBT },
  {
    kinds: ['self-harm', 'violence'],
    words: /^(?:se|me) (?:fur|cort|queim|arranh|bat|machuc|belisc|fer|espet)/,
    with: CRAFT,
    without: DOUBT,
  },
  {
    kinds: ['self-harm', 'violence', 'others'],
    words: /^(?:se |)(?:machuc|fer|morr|mat)/,
    before: /\bninguem (?:mais )?$/,
  },
  {
    kinds: ['self-harm', 'others'],
    words: /\b(?:bat|mord|arranh|empurr|chut|belisc)/,
    with: either(
      '(?:o |a )?(?:bebe|cacula|nene) (?:bat|mord|arranh|chut)',
      'creche|bercario|coleguinh|fase esperada',
    ),
    without: either('raiva|sangr|todo dia|expuls|cabeca n'),
  },
  // Sport, machines, the house, medicines as they are meant.
  {
    kinds: ['violence', 'others'],
    words: /\b(?:surra|apanh|bat|perd|mat|esgan|xing|estrang|grit|arrebent|espanc|detona)/,
    with: SPORT,
    without: either(
      'de verdade|faca|arma(?= |$)|tocaia|persegu|me bat|marido|padrasto|nela|namorad|sangue|hospital|sangr|polici|sabe|mora(?= |$)|onde|plano|em casa',
    ),
  },
  {
    kinds: ['violence'],
    words: /\bsufoc/,
    with: either(
      'planilha|fechamento|calor|elevador|metro|mascara|prazo|gravata|demanda|poeira|fumaca|asma',
    ),
    without: FAMILY,
  },
  {
    kinds: ['others'],
    words:
      /^(?:[a-z]+ )?ameac[a-z]* (?:[a-z]+ )?(?:contar|demit|process|denunci|sair|pedir|cort|trocar|cancel|mult|reprov|greve)/,
    with: WORK,
    without: FAMILY,
  },
  {
    kinds: ['child'],
    words: /^banheiro$/,
    before: /\b(?:caiu|escorreg[a-z]+|tombo|queda) (?:[a-z]+ )?n?o? ?$/,
  },
  {
    kinds: ['suicide'],
    words: /comprimid|remedi|cartela|medica|doses?/,
    with: either(
      'direitinho|na hora certa|corretamente|conforme|prescri|d[ao] gripe|antibiotic|anti inflam|boa adesao|organizador|sem falhar|vacina',
    ),
    without: either(
      'escond|junt|acumul|morr|de uma vez|overdose|vontade|pens|ingeriu|sobrou|estoc|na frente|mae|marido|escondid',
    ),
  },
  {
    kinds: ['suicide'],
    words: /chumbinho/,
    with: either('espingarda|pressao|brinquedo|alvo|latinha'),
  },
  {
    kinds: ['violence'],
    words: /^(?:[a-z]+ )?(?:control|nao deixa|fiscaliz|confer)/,
    with: either(
      'planilha|orcament|caprichos|de comum acordo|combinad[oa] (?:entre|pel)|louca na pia|toalha|em dia',
    ),
    without: either('medo|proib|explic|humilh|permiss|dinheiro para'),
  },
  {
    kinds: ['violence', 'child', 'others'],
    words: /\bempurr/,
    after: /^ ?(?:n[oa]s? (?:balanco|carrinho|cadeira de rodas|gangorra|rede)|o carro)(?= |$)/,
    without: either('raiva|caiu|machuc|escada|contra|parede'),
  },
  {
    kinds: ['elder'],
    words: /^tir[a-z]* (?:o |a |meu )?(?:celular|telefone|mesada)/,
    before: /\b(?:pai|mae|pais|professor[a-z]*|escola|coordenac[a-z]+) $/,
  },
  {
    kinds: ['psychosis'],
    words: /^(?:com|fal|convers)/,
    with: either('cadeira vazia|carta (?:nao enviada|terapeutica)|role play|psicodrama'),
  },
];
