/** “Para os devidos fins” asks for no purpose. */
const ANY_PURPOSE = /^(?:para )?(?:os )?(?:devidos )?(?:fins|efeitos)$/iu;
/** “Fins trabalhistas”, “fins de direito”: kinds of purposes that are none by themselves. */
const KIND = /^(?:para )?(fins (?:(?!de |d[ao]s? )|de direito$).+)$/iu;
/** Words before a purpose that the sentence says by itself. */
const LEAD =
  /^(?:(?:(?:para|com|a) )?(?:os |o |a )?(?:devidos )?(?:fi(?:m|ns)|finalidade|efeitos?|objetivo|intuito) (?:de|d[ao]s?) |(?:para|pra) )/iu;

/** “Justificar”, “matricular-se”; not “o lar”, “militar”, “o celular”. */
const INFINITIVE =
  /^(?!(?:.*(?:escolar|militar|familiar|celular|hospitalar|particular)|lar|lugar|dever|poder|prazer|mulher|qualquer|melhor|maior|menor|valor|setor|doutor|.*[td]or)$)\p{L}{2,}(?:ar|er|ir|por)(?:-(?:se|l[ao]s?|lhes?))?$/iu;

/** True for “INSS”, “CLT”, “Bolsa Família”, “Dom Bosco”: names, which keep their capitals. */
const isName = (first: string, second: string): boolean =>
  /^(?:\P{Ll}{2,}|.*\p{Ll}\p{Lu}.*)$/u.test(first) ||
  (/^\p{Lu}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second));

function inSentence(purpose: string): string {
  const [first = '', second = ''] = purpose.split(' ');
  return isName(first, second)
    ? purpose
    : `${purpose.slice(0, 1).toLocaleLowerCase('pt-BR')}${purpose.slice(1)}`;
}

const END = ' .,;:!';

/** A loop: a pattern that looks for an end tries each sign of a long run. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && END.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/**
 * Turns what was typed as a purpose into a part of a sentence: “para justificar falta”, “para fins
 * de abono”, “para os devidos fins”.
 */
export function purposeWords(typed: string): string {
  const plain = withoutEnd(typed.replaceAll(/\s+/g, ' ')).trimStart();
  if (plain === '' || ANY_PURPOSE.test(plain)) return 'para os devidos fins';
  const [, kind] = KIND.exec(plain) ?? [];
  if (kind) return `para ${inSentence(kind)}`;
  const purpose = inSentence(plain.replace(LEAD, ''));
  return INFINITIVE.test(purpose.split(' ')[0] ?? '')
    ? `para ${purpose}`
    : `para fins de ${purpose}`;
}
