import { fold } from '../core/fold.ts';

/**
 * What sessions are often about, and the words by which a note shows it: in lower case without accents, `*` for any
 * ending. Everyday subjects only. Nothing here tells risk, and nothing shall be added that pretends to.
 */
const LEXICON = {
  trabalho:
    'trabalh* emprego* desempreg* chefe* chefia* colega* carreira* demissa* demitid* promocao empresa* escritorio* reuniao reunioes estagio* expediente* profissional profissao profissoes',
  família:
    'famili* mae maes pai pais irmao irmaos irma irmas filho* filha* avo avos tio tios tia tias primo* prima* sogra* sogro* padrasto* madrasta* enteado* enteada*',
  relacionamento:
    'relacionamento* namor* marido* esposa* esposo* casament* conjug* companheir* parceir* separacao separacoes divorci* ciume* traicao traicoes',
  sono: 'sono insonia* dormi* dorme* dormindo durmo pesadelo* acordou acorda acordar acordando madrugada* sonolenc*',
  ansiedade: 'ansiedade* ansios* preocupac* preocupad* nervos* angusti* apreens* panico',
  luto: 'luto enlutad* falec* morte mortes morreu perda perdas saudade* velorio* enterro* funeral*',
  autoestima:
    'autoestima autoimagem autoconfianca autocritic* inseguranca* insegur* inferioridade autovalor* fracassad* incapaz incapazes espelho',
  estudos:
    'estud* faculdade* universidade* escola* prova provas vestibular* professor* aula aulas curso cursos tcc mestrado doutorado concurso* notas',
  saúde:
    'saude doenca* doente* medic* hospital* exame exames diagnostic* remedio* cirurgia* dor dores enxaqueca*',
  finanças:
    'financ* dinheiro divida* endivid* salario* contas aluguel emprestimo* orcamento* despesa* boleto* gastos',
  amizade: 'amigo* amiga* amizade* turma turmas isolad* isolament* solidao',
  'corpo e alimentação':
    'aliment* comer come comendo dieta* peso emagrec* engord* apetite* compuls* academia exercicio* corpo corporal',
  'limites e conflitos':
    'limite limites conflito* briga brigas brigou brigar discussao discussoes discutiu discutir desentendiment* cobranca*',
  'rotina e autocuidado':
    'rotina* descans* lazer hobby hobbies autocuidado organizac* organizar meditac* respiracao folga* ferias',
  mudanças: 'mudanca* mudou mudar transicao transicoes adaptac* recomec*',
  'maternidade e paternidade':
    'maternidade paternidade gestac* gravid* gestante* bebe bebes amament* puerper* parto',
} as const;

export type ThemeName = keyof typeof LEXICON;
export const themeNames = Object.keys(LEXICON) as readonly ThemeName[];

/** Words that only their accents tell from one of the lexicon. */
const OTHER_WORDS = new Set(['país']);

const WORD = /[\p{L}\p{M}]+/gu;

/** Whole words as they are, stems with their `*`. */
const themesByEntry = new Map<string, ThemeName[]>();
for (const theme of themeNames)
  for (const entry of LEXICON[theme].split(' '))
    themesByEntry.set(entry, [...(themesByEntry.get(entry) ?? []), theme]);

function themesOfWord(word: string): readonly ThemeName[] {
  if (OTHER_WORDS.has(word.normalize('NFC').toLowerCase())) return [];
  const plain = fold(word);
  const themes = [...(themesByEntry.get(plain) ?? [])];
  for (let length = 1; length <= plain.length; length++)
    themes.push(...(themesByEntry.get(`${plain.slice(0, length)}*`) ?? []));
  return themes;
}

/** The themes that a text touches. */
export function themesOf(text: string): ReadonlySet<ThemeName> {
  const words = new Set(text.match(WORD));
  return new Set([...words].flatMap(themesOfWord));
}
