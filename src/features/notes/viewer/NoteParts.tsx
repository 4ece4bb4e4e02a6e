import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import type { NoteBody, NoteRow } from '../../../data/queries/notes/results.ts';
import { passagesOf } from '../../../domain/notes/passage.ts';
import { matchesIn, termsOf } from '../../../domain/notes/search.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { NoteTimes } from '../NoteTimes.tsx';
import { summaryStateOf, useIsOnline } from '../summaryState.ts';
import { BY_PROGRAM, ESTIMATES_HIDDEN } from '../texts.ts';
import { RiskPassages } from '../passages/RiskPassages.tsx';
import { NoteSummary } from '../summary/NoteSummary.tsx';
import { type Source, useSource } from '../summary/useSource.ts';
import { useSearchText } from '../list/useSearchText.ts';
import { Found } from './Found.tsx';
import { ReadAgain } from './ReadAgain.tsx';
import { MoodCard } from '../../../pieces/notes/MoodCard.tsx';
import { readBy } from '../../../pieces/notes/readerWords.ts';
import type { Mode } from './mode.ts';

const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'isBoth' })<{
  isBoth: boolean;
}>(({ theme, isBoth }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: isBoth ? '3fr 2fr' : '1fr' },
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 1) },
  '& > *': { minWidth: 0 },
}));

/** The text and its summary stand beside each other. */
const BESIDE = '(min-width: 900px)';

/** The text of a note, with what was searched for marked in it, and what a program made of it. */
export function NoteParts(props: { row: NoteRow; body: NoteBody; mode: Mode }) {
  const { row, body, mode } = props;
  const source = useSource(body.note.plaintext);
  return (
    <>
      <RiskPassages note={body.note} />
      <Columns isBoth={mode === 'ambos'}>
        {mode !== 'ia' && <Original body={body} source={source} />}
        {mode !== 'original' && <ByProgram row={row} body={body} source={source} />}
      </Columns>
    </>
  );
}

function Original({ body: { note }, source }: { body: NoteBody; source: Source }) {
  const [search] = useSearchText();
  const area = useRef<HTMLElement>(null);
  const { place } = source;
  const pieces = useMemo(() => {
    if (place) return passagesOf(note.plaintext, [place]);
    const terms = termsOf(search);
    const places = terms.length > 0 ? matchesIn(note.plaintext, terms) : null;
    return passagesOf(note.plaintext, places ?? []);
  }, [note.plaintext, search, place]);
  const isSearched = place === null && pieces.some(({ isFound }) => isFound);
  useEffect(() => {
    if (isSearched) area.current?.querySelector('mark')?.scrollIntoView?.({ block: 'center' });
  }, [isSearched, note.id]);
  const isBeside = useMediaQuery(BESIDE);
  useEffect(() => {
    // Below each other, the summary that is being read would go out of sight.
    if (place && isBeside)
      area.current?.querySelector('mark')?.scrollIntoView?.({ block: 'nearest' });
  }, [place, isBeside]);
  return (
    <section ref={area}>
      <h3>Texto da nota</h3>
      <Typography
        component="div"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}
      >
        <Found pieces={pieces} />
      </Typography>
      {note.keeperId && note.authorName && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
          Escrita por {note.authorName}, que atendia antes. Fica como está.
        </Typography>
      )}
      <NoteTimes note={note} />
    </section>
  );
}

function ByProgram(props: { row: NoteRow; body: NoteBody; source: Source }) {
  const { row, body, source } = props;
  const { summary, rationale } = body.note;
  const { summaryStatus: status, mark, mayBeRead } = row;
  const { estimate, reader, sentimentScore: score, emotions, intensity } = row;
  const hasExtract = summary !== null;
  const state = summaryStateOf({ status, mark, isOnline: useIsOnline(), mayBeRead, hasExtract });
  return (
    <div>
      <NoteSummary
        note={body.note}
        state={status === 'summarized' ? null : state}
        source={source}
      />
      {summary && estimate !== null && (
        <Box sx={{ marginTop: 2 }}>
          <StatusBadge tone="secondary">{BY_PROGRAM}</StatusBadge>
          <MoodCard mood={{ estimate, score, emotions, intensity }} />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {mayBeRead || !hasExtract ? (
          <>
            {rationale && `${rationale} `}
            Estimativas de um programa{estimate !== null && `, feitas ${readBy(reader)}`}, para
            reencontrar a sessão. Não avaliam a pessoa nem risco.
          </>
        ) : (
          ESTIMATES_HIDDEN
        )}
      </Typography>
      <ReadAgain row={row} note={body.note} />
    </div>
  );
}
