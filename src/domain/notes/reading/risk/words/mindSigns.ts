/** Groups of words of harm to others and of lost touch with reality. See `../patterns.ts`. */
export const MIND_SIGN_WORDS: Readonly<Record<string, string>> = {
  /** To harm, in the infinitive. */
  HARMING: [
    'matar|ferir|machucar|agredir|atacar|esfaquear|empurrar|bater|estrangular|enforcar|sufocar|asfixiar|afogar|envenenar',
    'atropelar|atirar|arrebentar|explodir|queimar|incendiar|furar|socar|esganar|degolar|surrar|espancar|torturar|eliminar',
    'exterminar|sumir com|dar (?:um )?fim|acabar com|fazer mal|vingar|esquartejar|quebrar a cara|cortar a garganta|mutilar|violentar|estuprar|jogar',
  ].join('|'),
  /** To harm, in the subjunctive: what a voice orders. */
  HARMS: [
    'mat(?:e|asse)|machuqu?(?:e|asse)|atac?(?:que|asse)|fir[a]|ferisse|esfaquei?(?:e|asse)|bat(?:a|esse)|queim(?:e|asse)|empurr(?:e|asse)',
    'agrid(?:a|isse)|sufoqu?(?:e|asse)|acab(?:e|asse) com|jog(?:ue|asse)|enforque|degole|quebre|esgan(?:e|asse)|de um tiro|avance|fure',
  ].join('|'),
  /** Somebody, in or out of the family. */
  SOMEBODY: [
    '%OUTSIDER|pai|mae|pais|irma|irmao|irmaos|filh[oa]s?|bebe|nenem?|avo|vo|tio|tia|prim[oa]|marido|esposa|espos[oa]',
    'companheir[oa]|padrasto|madrasta|entead[oa]|net[oa]|crianca|criancas|el[ea]s?|familia|namorad[oa]|coleguinha|interno[s]?',
  ].join('|'),
  /** Things that become weapons. */
  TOOL: [
    'facas?|facao|tesoura|canivete|estilete|martelo|machado|capacete|cadeira|garrafa|pedra|pau|tijolo|barra|cabo|taco|bandeja|ferro',
    'compasso|garfo|chave|panela|extintor|vassoura|cinto|corrente|caneta|lapis|bengala|enxada|foice|faca de [a-z]+|caco|skate|guarda chuva',
  ].join('|'),
  /** Blows with things. */
  THWACK: [
    '(?:cadeir|capacet|garraf|pedr|paul|tijol|fac|mochil|cadern|telefon|martel|panel|livr|tesour|vassour|cacet|coronh|machad|enxad)ad(?:a|as)',
    '(?:barr|cotovel|joelh|cabec|bengal|mulet|bandej|tamanc|guarda chuv|skat|raquet|bast|celul|estilet|canivet|tac|porr|bofet|facaoz|peixeir)ad(?:a|as)',
    'voadoras?|rasteiras?|cuspe|cusparada|mordidas?|coice',
  ].join('|'),
  /** To wish that it were so. */
  WISHES:
    'quer|queria|quero|gostaria|tomara|desej[a-z]+|torc[a-z]+|sonh[a-z]+|rez[a-z]+|espera|imagin[a-z]+|fantasi[a-z]+|precisa|merec[a-z]+|adoraria',

  /* Psychosis. */
  /** Believing without knowing. */
  SURE: [
    'ach(?:a|ou|ava|am|o)|acredit[a-z]+|crente|cre|jur(?:a|ou|ava|o)|convict[oa]|convencid[oa]|cert[oa] de|certeza|afirm(?:a|ou|ava)|insist(?:e|iu|ia)',
    'garant(?:e|iu|ia)|diz|disse|dizia|dizendo|refer(?:e|iu|ia)|relat(?:a|ou|ava)|cism[a-z]+|desconfi[a-z]+|suspeit[a-z]+|sent(?:e|ia|iu)|sentindo',
    'medo|pavor|porque|pois|descobri(?:u)?|explic(?:a|ou|ava)|conta|contou|fala|gritando|grita|revel(?:a|ou)|sabe|entendeu|percebe|conclu[a-z]+|conviccao',
  ].join('|'),
  /** Devices that listen, film and send. */
  DEVICE: [
    'aparelh(?:o|inho)s?|chips?|cameras?|microfones?|antenas?|escutas?|transmissor(?:es)?|dispositivos?|sensor(?:es)?|eletrodos?|nano[a-z]*',
    'rastreador(?:es)?|gps|grampos?|satelites?|drones?|radar|raios?|laser|ondas|frequencias?|wi fi|implantes?|receptor(?:es)?|codigos? de barras?',
  ].join('|'),
  /** Places in which no device is. */
  INSIDE: [
    '%BODYPART|dente|teto|paredes?|tomadas?|lampadas?|ralo|espelho|ventilador|chuveiro|relogio|travesseiro|comida|vacina|dentadura|obturacao',
    'brinco|colar|anel|botao|caneta|oculos|pulseira|alianca|chinelo|guarda roupa|nariz|orelha|canal|vaso|banheiro|quarto|forro|telhado|radio|tv|televisao|geladeira|roupa|sapato|remedio|marmita|boneca|gato|cachorro|crucifixo',
  ].join('|'),
  /** Groups that are feared without reason. */
  HUNTERS: [
    'policia|pf|federais|federal|governo|exercito|faccao|pcc|comando|milicia|traficantes?|maconaria|illuminati|cia|fbi|nasa|abin|seita|mafia',
    'agentes?|espioes|hackers?|ets?|alienigenas?|extraterrestres|eles|homens|vizinh[oa]s?|inimigos|demonios?|satanas|comunistas|militares|russos|chineses|organizacao|sistema|quadrilha|perseguidores',
  ].join('|'),
  /** Persecuted, in the passive. */
  HUNTED:
    '(?:persegu|segu)id[oa]s?|(?:vigi|espion|observ|film|grav|monitor|rastre|hacke|control|envenen|grampe|escut|espi|hipnotiz|teleguia|clon|program|julg)[ae]?ad[oa]s?|(?:vigiad|espionad|observad|filmad|monitorad|controlad|envenenad|escutad|espiad|hipnotizad|clonad|grampead|hackead|rastread)[oa]s?',
  /** Greatness that is not. */
  GREAT: [
    'rei|rainha|princesa|principe|imperador|imperatriz|messias|profeta|profetisa|jesus|cristo|papa|arcanjo|santo|santa|nossa senhora|virgem maria',
    'espiao|espia|agente|imortal|invencivel|bilionari[oa]|trilionari[oa]|milionari[oa]|eleit[oa]|escolhid[oa]|ungid[oa]|salvador[a]?|anticristo|lucifer|vampir[oa]|lobisomem',
    'alienigena|et|robo|clone|reencarnacao|dono d[oae]s? (?:petrobras|brasil|mundo|banco|cidade|hospital|globo|google|shopping|estado)|dona d[oae]s? (?:petrobras|brasil|mundo|banco|cidade|hospital|globo|google|shopping|estado)',
    'filh[oa] d[oae] (?:deus|presidente|rei|papa|lula|bolsonaro|silvio|faraó|farao|diabo|sol)|herdeir[oa] d[oae] (?:trono|coroa|imperio)|general d[oae] [a-z]+|presidente d[oae] (?:brasil|republica|mundo|onu)|embaixador[a]? d[ao]',
  ].join('|'),
  /** Medicine against psychosis. */
  ANTIPSYCHOTIC:
    'olanzapina|risperidona|haldol|haloperidol|clozapina|aripiprazol|quetiapina|paliperidona|clorpromazina|antipsicotico|lit[i]o|ziprasidona|invega|depot',
};
