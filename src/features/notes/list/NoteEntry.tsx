import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import type { NoteBody, NoteRow } from '../../../data/queries/notes/results.ts';
import { isInherited, notePreview } from '../../../domain/notes/note.ts';
import { shownSummary } from '../../../domain/notes/summary.ts';
import { foundPassage, type Passage } from '../../../domain/notes/passage.ts';
import { matchesIn, searchedText, type Term } from '../../../domain/notes/search.ts';
import { noteLine } from '../noteLine.ts';
import { ShelfBadge } from '../../../pieces/notes/ShelfBadge.tsx';
import { FORMER_PATIENT } from '../../../pieces/people/usePatientName.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { RiskLine } from '../passages/RiskPassages.tsx';
import { summaryStateOf } from '../summaryState.ts';
import { SummaryMark } from '../summary/SummaryMark.tsx';
import { NOTE_ARRIVING } from '../texts.ts';
import { Found } from '../viewer/Found.tsx';
import { MoodLine } from '../../../pieces/notes/MoodCard.tsx';
import { summaryWords } from '../summary/html.ts';

/** Of the text alone, beside a summary, and of the summary. */
const PREVIEW = 150;
const PREVIEW_BESIDE = 100;

const Entry = styled('article')(
  memoTheme(({ theme }) => ({
    paddingBlock: theme.spacing(1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      rowGap: 4,
    },
    '& h2': { ...theme.typography.subtitle2, margin: 0 },
    '& p': { maxWidth: '80ch', margin: theme.spacing(0.75, 0, 0), overflowWrap: 'anywhere' },
    '& p.ai': { color: theme.vars.palette.text.secondary },
    '& footer': {
      display: 'flex',
      flexWrap: 'wrap',
      marginInlineStart: theme.spacing(-1.5),
      '@media print': { display: 'none' },
    },
  })),
);

export interface NoteEntryProps {
  readonly id: string;
  /** What is searched for; empty where nothing is. */
  readonly terms: readonly Term[];
  /** Says whose note it is. */
  readonly withPatient: boolean;
  readonly isOnline: boolean;
}

/** A note in a list, in few words. */
export const NoteEntry = memo(function NoteEntry(props: NoteEntryProps) {
  const known = useLive('notes.byId', { id: props.id });
  const row = recordOf(known);
  const body = useNote(row?.id ?? null, row?.revision);
  useRecordRead(row?.patientId ?? null, 'notes');
  if (known === UNKNOWN) return <Entry>{NOTE_ARRIVING}</Entry>;
  if (!row) return null;
  return (
    <Entry>
      <Head {...props} row={row} />
      {body ? <Words body={body} terms={props.terms} /> : <p>…</p>}
      <Foot row={row} mayEdit={body ? !isInherited(body.note) : false} />
    </Entry>
  );
});

function Head({ row, withPatient, isOnline }: NoteEntryProps & { row: NoteRow }) {
  const zone = useZone();
  const { summaryStatus: status, mark, mayBeRead } = row;
  const summary = summaryStateOf({ status, mark, isOnline, mayBeRead });
  return (
    <header>
      <h2>{noteLine(row, zone)}</h2>
      {withPatient && (
        <AppLink to="/app/notas/$patientId" params={{ patientId: row.patientId }}>
          {row.patientName ?? FORMER_PATIENT}
        </AppLink>
      )}
      {summary && status !== 'summarized' && (
        <StatusBadge tone={summary.tone}>{summary.label}</StatusBadge>
      )}
      {row.estimate !== null && (
        <MoodLine
          mood={{ estimate: row.estimate, score: row.sentimentScore, emotions: row.emotions }}
        />
      )}
      {row.conflicts > 0 && <StatusBadge tone="secondary">Dois textos guardados</StatusBadge>}
      <ShelfBadge shelf={row.shelf} />
      <SyncMark mark={mark} />
    </header>
  );
}

/** Where it has what is searched for, or how it begins. */
function previewOf({ note }: NoteBody, terms: readonly Term[], length: number): readonly Passage[] {
  const text = searchedText(note);
  const places = terms.length > 0 ? matchesIn(text, terms) : null;
  if (places) return foundPassage(text, places, length);
  return [{ text: notePreview(note.plaintext, length), isFound: false }];
}

function Words({ body, terms }: { body: NoteBody; terms: readonly Term[] }) {
  const shown = shownSummary(body.note);
  const pieces = previewOf(body, terms, shown ? PREVIEW_BESIDE : PREVIEW);
  return (
    <>
      <RiskLine note={body.note} />
      <p>
        <Found pieces={pieces} />
      </p>
      {shown && (
        <p className="ai">
          <SummaryMark shown={shown} reader={body.note.reader} />
          {notePreview(shown.kind === 'edited' ? shown.text : summaryWords(shown.text), PREVIEW)}
        </p>
      )}
    </>
  );
}

/** A note of another person can be read only. */
function Foot({ row: { id, appointmentId }, mayEdit }: { row: NoteRow; mayEdit: boolean }) {
  const { open } = useDialogs();
  return (
    <footer>
      <Button onClick={() => open({ dialogo: 'ler-nota', alvo: id })}>Ler nota</Button>
      {mayEdit && (
        <Button onClick={() => open({ dialogo: 'nota', alvo: appointmentId })}>Editar nota</Button>
      )}
    </footer>
  );
}
