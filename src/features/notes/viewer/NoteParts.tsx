import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { NoteRow } from '../../../data/queries/notesResults.ts';
import type { NoteBody } from '../../../data/queries/results.ts';
import { passagesOf } from '../../../domain/notes/passage.ts';
import { matchesIn, termsOf } from '../../../domain/notes/search.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { NoteTimes } from '../NoteTimes.tsx';
import { summaryStateOf, useIsOnline } from '../summaryState.ts';
import { BY_AI } from '../texts.ts';
import { useSearchText } from '../list/useSearchText.ts';
import { Found } from './Found.tsx';
import { MoodCard } from '../../../pieces/notes/MoodCard.tsx';
import type { Mode } from './mode.ts';
import { SummaryText } from './SummaryText.tsx';

const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'isBoth' })<{
  isBoth: boolean;
}>(({ theme, isBoth }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: isBoth ? '3fr 2fr' : '1fr' },
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 1) },
  '& section': { minWidth: 0 },
}));

/** The text of a note, with what was searched for marked in it, and what a program made of it. */
export function NoteParts(props: { row: NoteRow; body: NoteBody; mode: Mode }) {
  const { row, body, mode } = props;
  return (
    <Columns isBoth={mode === 'ambos'}>
      {mode !== 'ia' && <Original body={body} />}
      {mode !== 'original' && <ByProgram row={row} body={body} />}
    </Columns>
  );
}

function Original({ body: { note } }: { body: NoteBody }) {
  const [search] = useSearchText();
  const pieces = useMemo(() => {
    const terms = termsOf(search);
    const places = terms.length > 0 ? matchesIn(note.plaintext, terms) : null;
    return passagesOf(note.plaintext, places ?? []);
  }, [note.plaintext, search]);
  return (
    <section>
      <h3>Texto da nota</h3>
      <Typography
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}
      >
        <Found pieces={pieces} />
      </Typography>
      <NoteTimes note={note} />
    </section>
  );
}

function ByProgram({ row, body }: { row: NoteRow; body: NoteBody }) {
  const { summary, rationale } = body.note;
  const { summaryStatus: status, mark } = row;
  const state = summaryStateOf({ status, mark, isOnline: useIsOnline() });
  const mood = { score: row.sentimentScore, emotions: row.emotions, intensity: row.intensity };
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <h3>Resumo da IA</h3>
        <StatusBadge tone="secondary">{BY_AI}</StatusBadge>
        {state && status !== 'summarized' && (
          <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        )}
      </Box>
      {state?.detail && <Typography variant="body2">{state.detail}</Typography>}
      {summary && (
        <>
          <SummaryText html={summary} />
          <Box sx={{ marginTop: 2 }}>
            <MoodCard mood={mood} />
          </Box>
        </>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {rationale && `${rationale} `}
        Estimativas de um programa, para reencontrar a sessão. Não avaliam a pessoa nem risco.
      </Typography>
    </section>
  );
}
