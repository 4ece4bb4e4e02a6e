/** A list of words separated by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Abbreviations before a name: the sentence goes on, whatever follows. */
export const titles = wordSet('dr dra drs sr sra srs srta prof profa exmo exma enf psic psiq');

/** Clinical shorthand and the word for which it stands, both folded. */
const written: Readonly<Record<string, string>> = {
  aluc: 'alucinacao',
  alucin: 'alucinacao',
  ans: 'ansiedade',
  antec: 'antecedentes',
  autoles: 'autolesao',
  autom: 'automutilacao',
  automut: 'automutilacao',
  dep: 'depressivo',
  depr: 'depressivo',
  deliran: 'delirante',
  fam: 'familiar',
  hist: 'historia',
  hx: 'historia',
  id: 'ideacao',
  idea: 'ideacao',
  neg: 'nega',
  pac: 'paciente',
  pcte: 'paciente',
  pct: 'paciente',
  pte: 'paciente',
  ref: 'refere',
  rel: 'relata',
  sint: 'sintomas',
  subst: 'substancias',
  suic: 'suicida',
  tent: 'tentativa',
  viol: 'violencia',
};

/** Other words whose point ends no sentence. */
const others =
  wordSet(`ap apto aprox at atend av cap caps cel cf cl clin compl cons cont cx dx ef enc
  esp etc ev evol ex int intern inv med meds nasc num obs orient pag pg pq pps prev proc psico psicot
  q quim resp ret seg semin sess sit sup tel ter tb tbm trab trat tto ttt vs zolp`);

/** Signs of one meaning, written in capitals only: “IS: nega”. */
const capitals: Readonly<Record<string, string>> = {
  IS: 'suicida',
  SPA: 'drogas',
  TS: 'suicida',
  VD: 'violencia domestica',
};

/** True if a point after the word is known to abbreviate it. @param word folded */
export const isAbbreviation = (word: string): boolean =>
  word.length === 1 || titles.has(word) || others.has(word) || Object.hasOwn(written, word);

/** Their complement follows, also where a telephone began it with a capital: “id. Suicida”. */
export const openEnded = wordSet('id idea sint tent subst hx hist antec');

/** These are no other words, so that they stand for themselves without a point too. */
const pointless = wordSet('pcte pct pte hx suic sint subst alucin automut antec');

/**
 * Returns the word for which an abbreviation stands; the word itself if it is none.
 * @param raw as typed @param word folded @param hasPoint a point follows
 */
export function spelledOut(raw: string, word: string, hasPoint: boolean): string {
  const signs = Object.hasOwn(capitals, raw) ? capitals[raw] : undefined;
  if (signs !== undefined) return signs;
  if (!hasPoint && !pointless.has(word)) return word;
  return Object.hasOwn(written, word) ? (written[word] ?? word) : word;
}

/** Longer words are no abbreviations. */
export const CUT_LENGTH = 8;

/**
 * True if a note begins with a capital. A point before a small letter then ends no sentence.
 * @param text a note as typed
 */
export const isCareful = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text.slice(0, 200));
