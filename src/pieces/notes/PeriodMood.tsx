import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SentimentAnalytics } from '../../domain/notes/mood/sentiment.ts';
import { readerName } from './readerWords.ts';

const SHOWN = 4;

const score = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
/** `+0,25` */
export const scoreWords = (value: number): string => score.format(value);

export const notesWords = (count: number): string => `${count} ${count === 1 ? 'nota' : 'notas'}`;

type Figures = Pick<
  SentimentAnalytics,
  | 'averageSentiment'
  | 'comparedNotes'
  | 'analyzedNotes'
  | 'totalNotes'
  | 'mixed'
  | 'readers'
  | 'topEmotions'
  | 'withoutConsent'
>;

/** Says which notes the figures leave out because another reader has read them; `''` for none. */
export function otherReaders({ readers }: Pick<Figures, 'readers'>): string {
  const [newest, ...others] = readers;
  if (!newest || others.length === 0) return '';
  const left = others.map(({ reader, notes }) => `${notesWords(notes)} de ${readerName(reader)}`);
  return `Só leituras de ${readerName(newest.reader)}; ficam de fora ${left.join(', ')}.`;
}

/** Says how many notes are left out since no program may read them; `''` for none. */
export const withoutConsentWords = ({ withoutConsent }: Pick<Figures, 'withoutConsent'>): string =>
  withoutConsent === 0
    ? ''
    : `Falta o consentimento do paciente para IA: ${notesWords(withoutConsent)} ${withoutConsent === 1 ? 'fica' : 'ficam'} de fora.`;

/**
 * The mood of several notes, each figure with how many notes it is of. A mean has no face: one
 * strong note must not look like a person's mood.
 */
export function PeriodMood({ figures }: { figures: Figures }) {
  const { averageSentiment, comparedNotes, analyzedNotes, totalNotes, mixed, topEmotions } =
    figures;
  const others = otherReaders(figures);
  return (
    <>
      <Typography variant="body2">
        {averageSentiment === null
          ? 'Sem média: nenhuma nota com pontuação'
          : `Média ${scoreWords(averageSentiment)} de ${notesWords(comparedNotes)}`}
        {mixed > 0 && `, mais ${mixed} ${mixed === 1 ? 'mista' : 'mistas'}`}
        {` · ${analyzedNotes} de ${notesWords(totalNotes)} com estimativa`}
      </Typography>
      {others && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {others}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {topEmotions.slice(0, SHOWN).map(({ emotion, count }) => (
          <li key={emotion}>
            {emotion}{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              · em {count} de {notesWords(comparedNotes)}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}
