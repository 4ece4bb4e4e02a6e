import { AWAY, LIFE, MONEY, TRIP, either, type Sense } from './words.ts';

/* Figures of speech, farewells, grief. */

export const figures: readonly Sense[] = [
  // Boxes of a form that nobody has ticked.
  { kinds: ['violence', 'others'], words: /^agressiv[oa]$/, before: /\( \) (?:[a-z]+ )?$/ },
  {
    kinds: ['child', 'elder'],
    words: /suspeita d/,
    with: either('cachorr|gat[oa]|furt|roub'),
    without: either('crianc|filh|menin|net[oa]|idos'),
  },
  // “Pcte id., 72a”: idosa.
  { kinds: ['suicide'], words: /^ideacao$/, after: /^(?:\. )?(?:, )?\d/ },
  { kinds: ['psychosis'], words: /^vozes$/, before: /imit[a-z]+ (?:[a-z]+ ){0,2}$/ },
  {
    kinds: ['suicide'],
    words: /^suicidio$/,
    with: either('capitulo|cartilha|artigo|livro|protocolo|curso|aula|palestra|supervisao|estagio'),
    without: either('pens|tent|ideac|plano|risco|morr|pai|mae|irma|filh|paciente|amig'),
  },
  {
    kinds: ['suicide', 'violence'],
    words: /cachecol/,
    with: either('pescoco|rubor|frio|vermelh'),
    without: either('marc|hematoma|rox|enforc|corda'),
  },
  {
    kinds: ['suicide', 'others'],
    words: /(?:mat|enforc)[a-z]+/,
    with: either(
      '(?:se )?mat(?:ou|a|ar|ando) de (?:estudar|trabalhar|rir)',
      'enforc[a-z]+ (?:[a-z]+ )?[ao] (?:sexta|segunda|feriado|aula)',
    ),
    without: either('corda|pescoco|morr|suicid|lencol'),
  },
  // Rope, poison, letters and ends that are no means.
  {
    kinds: ['suicide', 'violence'],
    words: /\bcordas?\b/,
    with: either(
      'cirio|procissa|violao|violino|pul(?:ar|ou|ando) corda|rapel|escalad|berimbau|barco|vocais|balde|poco|varal|roldana|capoeira|instrument|cabo de guerra',
    ),
    without: either('compr|guard|escond|pescoco|morr|medi[ur]|amarr|pendur|enforc'),
  },
  {
    kinds: ['suicide', 'others', 'violence', 'child'],
    words: /\bveneno/,
    with: either(
      'discurso|comentari|lingua|fofoca|novela|rato|barat|formig|mato|horta|dedetiz|jardim|cobra',
    ),
    without: either('tom(?:a|e|ou)|beb|ingeri|engol|guard|compr|escond|pens|morr|comida|suco|cafe'),
  },
  {
    kinds: ['suicide'],
    words: /\bdespedida/,
    with: either(
      'aposent|coleg|setor|empresa|turma|formatura|demiss|intercamb|mudanca|transfer|solteir|estagi|excursao',
    ),
    without: either(
      'morr|suicid|mat(?:ar|ou)|pai|mae|filh|famil|guard|escond|marido|espos|namorad|gaveta',
    ),
  },
  {
    kinds: ['suicide'],
    words: /acabar com tudo|acabar$|dar fim/,
    after:
      /^ ?(?:(?:o )?que (?:é|e|for|era|esta)|os? (?:papel|papeis|bagunca|estoque)|da geladeira|do prato|a (?:bagunca|poeira|louca))(?= )/,
  },
  { kinds: ['suicide'], words: AWAY, after: TRIP, without: LIFE },
  {
    kinds: ['suicide'],
    words: /^(?:a )?morte$/,
    with: either(
      'velorio|enterro|esperada|missa|inventario|infarto|cancer|natural|bisavo|veterinari|cachorr|tia avo|luto d[aeo]',
    ),
    without: LIFE,
  },
  {
    kinds: ['suicide', 'others', 'violence'],
    words: /\b(?:mat(?:a|ar|aria|o|ou)|morr[a-z]+)$/,
    after:
      /^ ?(?:por um|por uma|de (?:rir|saudade|calor|vergonha|orgulho|inveja|amor|tedio|sono|cansaco|raiva)|aula|a (?:saudade|sede|fome|charada|curiosidade|vontade)|o tempo|barata|mosquit|formig)/,
  },
  {
    kinds: ['substances'],
    words: /^tom(?:ou|a|ei) (?:tod[oa]s|tudo)$/,
    after: either(
      'as doses|a dose|(?:os|as) (?:remedio|vacin|medica|comprimid|refeic)|d[ao] (?:vacina|gripe)',
    ),
  },
  {
    kinds: ['substances'],
    words: /(?:chapad|doid|dopad|grogue|bebad|viciad|embriagad)[oa]$/,
    after:
      /^ ?(?:de|em|n[eo]ss?[ea]?) (?:sono|cansaco|amor|felicidade|alegria|serie|joguinho|jogo|cafe|novela|chocolate|leitura|palavra)/,
  },
  {
    kinds: ['suicide', 'substances'],
    words: /^overdose/,
    after:
      /^ ?de (?:serie|chocolate|doce|novela|trabalho|informac|reuni|cafe|carinho|acucar|noticia|tela|fofura)/,
  },
  {
    kinds: ['others', 'violence', 'suicide'],
    words: /\btiros?\b/,
    with: either(
      'camera|fotograf|arco e flecha|laser|paintball|de meta|olimpic|de mentira|stand de festa|pe ao',
    ),
  },
  {
    kinds: ['violence'],
    words: /^cham[a-z]+/,
    with: either('apelid|carinhos'),
    without: either('chor|humilh|bully|zomb|raiva'),
  },
  // Griefs, faith and objects that are spoken to.
  {
    kinds: ['psychosis'],
    words:
      /^(?:convers|fal|brig)[a-z]* (?:so |sozinh[oa]|com (?:o|a|os|as) (?:retrato|foto|espelho|planta|gato|cachorr|carro|computador|santo))/,
    with: either(
      'enlut|luto|sabe que|saudade|planta|evita fotos|acha graca|ri (?:de|disso)|corpo|aparencia|peso|gato|cachorr|cozinha|carro|engarraf|computador',
    ),
    without: either('respond|manda|voz'),
  },
  {
    kinds: ['psychosis'],
    words: /^(?:ouv|escut)?[a-z]* ?vozes/,
    with: either('fone|aparelho|coral|coro|canto|radio|(?:eram|era) (?:as?|os?) vizinh|corredor'),
    without: either(
      'mand|chip|dentro da|xing|coment|ninguem|deslig|sozinh|morr|mat(?:a|e|ar)(?= |$)|cham|nome',
    ),
  },
  {
    kinds: ['psychosis'],
    words: /persegu|vigi/,
    with: either(
      'pel[oa]s? (?:relogio|prazo|tempo|azar|trabalho|boleto|propagand|algoritmo|mosquito|lembranc|saudade|culpa|sono|rotina|anuncio|despertador)',
    ),
  },
  // Figures of speech.
  { words: /\b(?:corda|faca|arma|revolver) n[oa] (?:pescoco|peito|cabeca)/, with: MONEY },
  { words: /\btiro n[oa]$/, after: /^ ?(?:pe|escuro|agua)(?= |$)/ },
  { words: /\bcachaca$/, before: /\b(?:a sua|sua|minha|a minha|nossa) $|\b(?:sua|minha)$/ },
  { words: /\b(?:sua|minha|nossa) cachaca$/, before: /(?:é|e|virou|sao) (?:a )?$/ },
  {
    words: /demonio|diabo|capeta/,
    after: /^ ?(?:da tasmania|no volante|n[oa] (?:cozinha|jogo|quadra)|de saia|loiro)/,
  },
  {
    words:
      /^cheir[a-z]* ?-? ?(?:verde|bom|gostoso|a (?:bolo|cafe|pao|comida|perfume|limpeza|terra))$/,
  },
  { words: /^jog[a-z]* (?:[a-z]+|\d+) (?:minutos?|horas?|partidas?|vezes)/ },
  { words: /^preguica/ },
  {
    kinds: ['substances'],
    words: /recaida/,
    with: either(
      'depress|tristeza|cortina|ansied|panico|choro|compuls|dieta|gripe|covid|doce|acucar|chocolate|rede social|celular|mensagem|ligou para o ex',
    ),
    without: either('us[oa]u?(?= )|beb|fum|droga|alcool|crack|cocaina|substan|caps ?ad'),
  },
];
