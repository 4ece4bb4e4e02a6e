/** Groups of words of those at home, and of how they hurt and neglect. See `../patterns.ts`. */
export const HOME_SIGN_WORDS: Readonly<Record<string, string>> = {
  /** Those who may do it. */
  DOER: [
    '(?:pa(?:i|drasto|drinho)s?|mae|maes|madrasta|madrinha|tios?|tias?|avos?|vos?|vovo|irmao|irmaos|irmas?)',
    'prim[oa]s?|cunhad[oa]|cuidador(?:a|as|es)?|baba|marido|espos[oa]|mulher|companheir[oa]|namorad[oa]',
    'noiv[oa]|ex|el[ea]s?|filh[oa]s?|net[oa]s?|genro|nora|sobrinh[oa]s?|sogr[oa]|entead[oa]|genitora?',
    'mozao|boy|parceir[oa]|alguem|ninguem|familia|parentes|caseiro|tecnic[oa]|professora?|treinador',
  ].join('|'),
  /** Men, or whoever else, near a child. */
  GROWN: [
    'homem|homens|cara|rapaz|adulto|desconhecido|padrasto|tio|titio|avo|vo|vovo|primo|padrinho|professor',
    'treinador|tecnico|instrutor|pastor|padre|monitor|inspetor|vizinho|motorista|pai|genro|cunhado',
    'irmao mais velho|meio irmao|(?:namorado|companheiro|marido) d[ae] (?:mae|tia|avo|irma)',
  ].join('|'),
  /** Children, by age too. */
  KID: [
    '(?:crianc|menin|filh|entead|sobrinh|alun|garot|moleq|adolesc|guri)[a-z]*|nenem?s?|bebes?|bb|rn|lactente',
    'net(?:inh)?[oa]s?|irmaozinhos?|irmazinhas?|pequen[oa]s?|cacul[a-z]+|gemeos|escolar|menor(?:es)?',
    '(?:tem|com|aos) (?:[1-9]|1[0-5]|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)(?: a(?:nos)?)?(?= |$)',
  ].join('|'),
  /** Old or ill people who depend on others. */
  AGED: [
    'idos[oa]s?|velh[oa]s?|velhinh[oa]s?|avos?|vos?|vovo|anci[ao]|acamad[oa]|cadeirante|demenc[a-z]+|alzheimer',
    'mae|pai|tia|tio|sogr[oa]|dona|seu|senhora?|residentes?|mainha|painho|(?:[6-9]\\d) a(?:nos)?',
  ].join('|'),
  /** Attacks in the third person. */
  ATTACKS: [
    '(?:jog|apert|agarr|pendur|arrast|derrub|empurr|sufoc|soc|chut|espanc|esgan|tranc|amarr|belisc|arranh)(?:a|ou|ava|am|aram)',
    '(?:machuc|queim|humilh|xing|ameac|amedront|quebr|arrebent|expuls|surr|maltrat|castig|prens|estrangul)(?:a|ou|ava|am|aram)',
    '(?:bat|mord|torc|sacod|sacud|agred|prend|fer|larg|persegu)(?:e|eu|ia|iu|em|eram|iam|iram)',
  ].join('|'),
  /** Attacks in the subjunctive, after “nega que”. */
  ATTACK: [
    '(?:bat|agrid|mex|ofend|sacud)(?:a|am)|(?:bat|agred|mex|ofend)(?:esse|essem|isse|issem)',
    '(?:machuqu|toqu|maltrat|abus|empurr|levant|encost|grit|xingu|humilh|obrigu|forc|tranqu|deix)(?:e|em)',
    '(?:machuc|toc|maltrat|abus|empurr|levant|encost|grit|xing|humilh|ameac|forc)(?:asse|assem)|ameace|ameacem',
  ].join('|'),
  /** Words that seldom stand beside a child's otherwise. */
  HARSH: [
    'jejum|relh(?:o|aco|ada|adas)|canil|pornogr[a-z]+|roupas? intimas?|calcinha|tocad[oa]s?|toques|acorrentad[oa]s?|pancad(?:a|as|aria)',
    'surr(?:a|as|ou|ada)|espanc[a-z]+|berr(?:os|a|ou|ava)|bebad[oa]s?|crack|drogad[oa]s?|dopad[oa]s?|prostitu[a-z]+|molest[a-z]+|estupr[a-z]+',
    'maltrat[a-z]+|maus tratos|negligenci[a-z]+|abandon(?:o|ou|ad[oa]s?|aram)|fraturas?|queimaduras?|sangramento|sem (?:roupa|banho|escola|comida|registro|vacina)',
    'fezes|lixo|lixao|mal explicad[oa]s?|com sangue|aos gritos|aos tapas|a forca|vigia|obriga(?:va|da|do)? a|raspou (?:a cabeca|o cabelo)|desnutr[a-z]+|desidrat[a-z]+',
    'castig(?:a|ou|ava|ad[oa])|de castigo <1>(?:de|n[oa]|por|joelh)|punid[oa]|abus(?:ou|ava|ad[oa]|ador)|assedi[a-z]+|alici[a-z]+|sexual(?:iza[a-z]*|mente)',
  ].join('|'),
  /** A child, or somebody old or ill. */
  WEAK: '%KID|%AGED',
  /** A child too young for what it does. */
  LITTLE:
    'crianca|menin[oa]|guria?|(?:com|tem|aos|de) (?:[5-9]|1[0-2]|cinco|seis|sete|oito|nove|dez|onze|doze)(?: anos)?(?= |$)',
  /** Those who surely depend on others. */
  FRAIL: [
    'idos[oa]s?|velh[oa]s?|velhinh[oa]s?|acamad[oa]|demenc[a-z]+|alzheimer|avos?|vos?|vovo|cadeirante|cuidador[a]?',
    'ilpi|asilo|residencial|seu|dona|sogr[oa]|(?:[6-9]\\d) a(?:nos)?',
  ].join('|'),
  /** Somebody near at home, or spoken of as such. */
  CLOSE: [
    'el[ea]s?|me|lhe|te|marido|espos[oa]|companheir[oa]|namorad[oa]|noiv[oa]|ex|mulher|parceir[oa]',
    'pai|mae|irmao|irma|sogr[oa]|filh[oa]|padrasto|cunhado|net[oa]',
  ].join('|'),
  /** Words that announce. */
  THREAT: 'ameac[a-z]*|vai|vao|dizem|diz|disse|falam?|quer|querem|jura|promet[a-z]*|se',
  /** Children's words for private parts. */
  PRIVATE: [
    'florzinha|pepe(?:ca|quinha)|perereca|perseguida|periquita|piu ?piu|pipi|pinto|pintinho|piru|bumbum|bunda',
    'xoxota|xereca|partes? (?:intimas?|de baixo|la)|genita[a-z]+|calcinha|cueca|peitinhos?|vagina|penis|anus|virilha|coxas?',
  ].join('|'),
  /** Kinds of injury. */
  INJURY: [
    'rox[oa]s?|hematomas?|equimoses?|vergao|vergoes|queimaduras?|fraturas?|cicatriz(?:es)?|marcas?|lesao|lesoes',
    'arranhao|arranhoes|mordidas?|cortes?|machucad[oa]s?|manchas?|(?:dois|tres|quatro|cinco|seis|\\d+) pontos|galos?',
    '(?:costela|dente|nariz|braco|femur|clavicula|timpano|supercilio|labio|olho|maxilar|pulso|dedo)s?',
  ].join('|'),
  /** Words that are thrown at people at home. */
  INSULT: [
    'burr[oa]s?|lixos?|retardad[oa]|aberracao|inutil|vagabund[oa]|vadi[ao]|puta|piranha|imprestavel|estorvo|peso|traste|louc[oa]|doid[oa]',
    'gord[oa]|porc[oa]|demonio|peste|praga|desgrac[a-z]+|nojent[oa]|animal|idiota|imbecil|fracassad[oa]|viad[oa]|bicha|sapatao|caduc[oa]',
    'cachorr[oa]|rapariga|quenga|encosto|monstro|erro|vergonha|nada|ninguem|bost[ao]|merda|inval[a-z]+|mong[oa][a-z]*|debil',
  ].join('|'),
  /** Things with which affection may choke somebody. */
  SWEET:
    'mensagens|carinhos?|beijos|amor|abracos|perguntas|rir|saudades?|orgulho|cuidados?|presentes|mimos',
  LASH: 'cinto|cinta|correia|chinelo|chinela|vara|varinha|fio|mangueira|palmatoria|colher de pau|chicote|cipo|relho|rabo de tatu|fivela|tamanco|pau',
  /** Things that one owns and may lose to the family. */
  PROPERTY: [
    'aposentadoria|aposento|pensao|beneficio|bpc|loas|cartao|cartoes|dinheiro|salario|poupanca|economias|contas?|senhas?',
    'casa|apartamento|terreno|sitio|carro|gado|imovel|bens|moveis|joias|alianca|emprestimos?|consignad[oa]s?|cofre|cheques?|heranca|celular|extratos?|remedios?|comprimidos?',
  ].join('|'),
  /** Needs of somebody in care. */
  NEED: 'banho|comida|agua|remedios?|medicac[a-z]+|insulina|fraldas?|curativos?|consultas?|medico|leite|almoco|jantar?|refeic[a-z]+|roupa limpa|visitas?',
};
