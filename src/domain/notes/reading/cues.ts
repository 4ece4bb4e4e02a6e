import { wordSet } from './abbreviations.ts';

/* What ties sentences to each other. All patterns are for folded words joined by single spaces. */

const PERSON = `pai mae pais irmao irma irmaos irmas avo avos tio tia tios tias primo prima primos primas
  sogra sogro cunhado cunhada marido esposa esposo mulher companheiro companheira namorado namorada
  noivo noiva filho filha filhos filhas neto neta ex chefe colega colegas amigo amiga amigos amigas
  vizinho vizinha vizinhos professor professora padrasto madrasta enteado enteada sobrinho sobrinha
  genro nora padrinho madrinha parceiro parceira bisavo bisavos caseiro patrao patroa gerente conhecido
  conhecida familiar familiares parente parentes cuidador cuidadora`;

/** A relative or another person. */
export const people = wordSet(PERSON);
const person = `(?:${PERSON.trim().split(/\s+/).join('|')})`;

/** Begins what denies, turns or explains the sentence before. */
const CONTINUES = new RegExp(
  `^(?:${[
    'e|ou|mas|porem|contudo|todavia|entretanto|porque|pois|entao|inclusive|alias|tampouco|nem',
    'nao|nunca|jamais|neg(?:a|ou|ando|ad[oa]s?)|nada|nenhum|nenhuma|ninguem|sem|negativo|positivo',
    'ausentes?|descartad[oa]s?|amb[oa]s|isso|isto|ess[ea]s?|dess[ea]s?|disso|nisso|tudo|tod[oa]s|tal|tais',
    'mesmo|apesar|embora|ainda|ja|hoje|agora|atualmente|depois|desde|antes|logo|assim|sim|talvez',
    'foi (?!a |ao )|foram|era|eram|aconteceu|errata|correcao|quem|el[ea]s?|del[ea]s?|a resposta',
    'em resposta|ao contrario|pelo contrario|na verdade|na realidade|ao acordar|acordou|fora isso',
    'por outro lado|em seguida|quanto a isso|é (?:a|o|d[ao]|sobre)',
    '(?:diz|disse|dizia|respond|afirm|garant|assegur|esclarec|explic|corrig|acrescent|admit|confirm)[a-z]*(?: [a-z]+){0,4} (?:nao|nunca|jamais|nem|nenhuma?|sem|nada|sim|isso|era|foi|se tratava|tudo)',
  ].join('|')})(?: |$)`,
);

const FICTION =
  '(?:sonh|pesadel|filme|serie|livro|novela|cena|personage|role play|dramatiz|exercicio|ficcao|letra|musica|poema|redacao|imagin|hipotes|frase|verso)';

/** Says of all that stands before in the paragraph how it is meant. */
const LOOKS_BACK = new RegExp(
  `^(?:mas |porem )?(?:${[
    'tudo (?:isso|isto|era|foi|e|é|se|nega|no|na|em)|nada disso|nenhuma? (?:d[eoa]|presente)',
    'tod[oa]s (?:el[ea]s |os itens )?(?:foram |estao )?(?:neg|ausent|descart)',
    `(?:(?:isso|isto|era|foi|é|trata se|tratava se) )+(?:(?:so|apenas|tudo|n[oa]|d[aeo]|parte|uma?|o|a|enredo|trama|historia|trecho|frase|verso) )*${FICTION}`,
    `(?:(?:isso|isto|era|foi|é|trata se|tratava se) )+(?:so |apenas |tudo )?(?:d?[ao]s?|sobre [ao]|com [ao]|o caso d[ao]) (?:sua |seu |minha |meu )?${person}`,
    `quem\\b.{0,60} (?:é|e|era|foi|sao) .{0,20}\\b${person}`,
    `(?:refere se|referia se|se refere|se referia|estava falando) .{0,20}\\b${person}`,
  ].join('|')})`,
);

/** Says how it is today, and so closes what was told of another time. */
export const today =
  /^(?:e |mas )?(?:hoje|agora|atualmente|desde entao|nunca mais|ja nao|nos ultimos|no momento|na atualidade|passado|superad)/;

const PAST_VERB =
  /\b(?:[a-z]{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)|foi|foram|fez|teve|tinha|era|eram|esteve|queria|havia|bebia|sofria|vivia|sentia|ia)\b/;
const LONG_AGO =
  /\b(?:ha \w+ anos|anos atras|na (?:adolescencia|infancia|juventude|faculdade|epoca)|quando (?:era|tinha|crianca|jovem|adolescente)|aos \d{1,2} anos|em (?:19|20)\d\d|no passado|antigamente|antes d|previa|pregress|tentou|tentativa)/;

const QUESTION =
  /\b(?:pergunt|question|indag|investig|interrog|quis saber|questao|sondei|sondad|avali(?:ei|ado|ada|amos)|explorei|explorad)/;

const IMAGINED =
  /\b(?:sonh(?:ou|ei|ava|a|ando)\b|sonhos?\b(?! d[eo] (?:[a-z]+r\b|vida|infancia|consumo|crianca))|pesadelo\b|filme|serie\b|novela|personage|role play|roleplay|dramatiz|encen|imagin|cena\b|fantasi|simula[cn]|psicodrama|cadeira vazia|hipotetic|ficcao|redacao|(?:leu|lia|viu|ouviu|ouve|assist\w+|escreveu|letra|historia|trecho) (?:d[eoa] |n[oa] )?(?:\w+ )?(?:livro|noticia|reportagem|musica|documentario|romance|conto|jogo|game|poema|podcast|peca|mang[ao]|anime)\b)/;

const TOPIC = new RegExp(
  `\\b(?:fal\\w+|cont\\w+|coment\\w+|lembr\\w+|relat\\w+|refer\\w+|trouxe|traz|preocupad\\w+|preocup\\w+|sobre|quanto|acerca|respeito|caso|situacao|historia|quadro)\\b(?: \\w+){0,3}? (?:d[aoe]s?|a|ao|com|sobre|n[ao]|uma?) (?:(?:sua|seu|suas|seus|minha|meu|uma|um|melhor|outra|outro) ){0,2}${person}\\b`,
);
const SUBJECT = new RegExp(
  `^(?:(?:a|o|as|os|sua|seu|uma|um|minha|meu) ){0,2}(?:(?:melhor|outr[oa]) )?${person}\\b`,
);
const MENTION = new RegExp(`\\b${person}\\b`);
const PATIENT =
  /^(?:(?:a|o|ja a|ja o) )?(?:paciente|cliente)\b|^(?:quanto a si|sobre si|de sua parte|em sessao|na sessao|nesta sessao|comigo|a mim|para mim|menin[oa]|adolescente|jovem|ela propria|ele proprio|ela mesma|ele mesmo|relata|relatou|refere|referiu|queixa se|queixou se|chegou|compareceu|el[ea] , (?:ao contrario|por sua vez|propri[oa])|conduta|plano|encaminh\w+)\b|^(?:foi |foram )?[a-z]{2,}[aei]mos\b/;

/** True if a sentence belongs to the one before. @param words folded */
export const continues = (words: string): boolean => CONTINUES.test(words);
/** True if a sentence turns the whole paragraph before it: “Tudo isso era um sonho.” */
export const looksBack = (words: string): boolean => LOOKS_BACK.test(words);
export const asks = (words: string): boolean => QUESTION.test(words);
export const isImagined = (words: string): boolean => IMAGINED.test(words);
export const isPast = (words: string): boolean => PAST_VERB.test(words) || LONG_AGO.test(words);
export const isLongAgo = (words: string): boolean => LONG_AGO.test(words);
export const isOfPatient = (words: string): boolean => PATIENT.test(words);
/** True if another person is what the sentence is about. */
export const isOfOther = (words: string): boolean => SUBJECT.test(words) || TOPIC.test(words);
export const mentionsOther = (words: string): boolean => MENTION.test(words);
