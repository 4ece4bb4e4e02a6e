import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusBadge, type BadgeTone } from '../../../ui/states/StatusBadge.tsx';
import type { Note } from '../../../domain/notes/note.ts';
import { draftSummary } from '../../../domain/notes/summary.ts';
import type { SyncMark } from '../../../data/queries/kit/marks.ts';
import { type EditorState, isBlank, isDirty } from './editorState.ts';
import { polite } from '../../../ui/states/polite.ts';
import { type SummaryState, summaryStateOf, useIsOnline } from '../summaryState.ts';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly detail: string;
}

/** Read on from the badge: “Salvo na nuvem”. */
const SAVED_DETAIL: Record<SyncMark, string> = {
  saved: 'na nuvem',
  waiting: 'neste aparelho',
  refused: 'neste aparelho; precisa de você',
};

/** What is true of the text at this moment, in the words of the product. */
function shownStatus(
  state: EditorState,
  mark: SyncMark | null,
  draftFailed: boolean,
): Shown | null {
  if (state.phase === 'saving') return { label: 'Salvando', tone: 'neutral', detail: '' };
  if (state.failure)
    return { label: 'Não salvo', tone: 'secondary', detail: 'seu texto continua aqui' };
  if (!isDirty(state))
    return state.noteId === null
      ? null
      : { label: 'Salvo', tone: 'success', detail: SAVED_DETAIL[mark ?? 'waiting'] };
  if (isBlank(state)) return null;
  if (draftFailed)
    return { label: 'Não salvo', tone: 'secondary', detail: 'o rascunho não coube neste aparelho' };
  const detail =
    state.drafted === state.text ? 'rascunho salvo neste aparelho' : 'guardando o rascunho…';
  return { label: 'Não salvo', tone: 'neutral', detail };
}

export function NoteStatus(props: {
  state: EditorState;
  mark: SyncMark | null;
  draftFailed: boolean;
  /** As last read; `null` while there is none. */
  note: Note | null;
  /** Whether a program reads the patient's notes. */
  mayBeRead: boolean;
}) {
  const { state, mark, note, mayBeRead } = props;
  const shown = shownStatus(state, mark, props.draftFailed);
  const isOnline = useIsOnline();
  const isSaved = shown !== null && !isDirty(state) && state.phase !== 'saving' && !state.failure;
  const summary = isSaved && note && mark ? summaryOf(note, { mark, isOnline, mayBeRead }) : null;
  return (
    <Stack
      {...polite}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, minHeight: 28 }}
    >
      {shown && (
        <>
          <StatusBadge tone={shown.tone}>{shown.label}</StatusBadge>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shown.detail}
          </Typography>
        </>
      )}
      {summary && <Summary {...summary} />}
    </Stack>
  );
}

type Line = Omit<Parameters<typeof summaryStateOf>[0], 'status'>;

/** What is said beside the text. A note of before there were summaries has none, and says nothing of it here. */
function summaryOf(note: Note, line: Line): SummaryState | null {
  const { summaryStatus: status } = note;
  if (status === undefined || (status === null && line.mayBeRead)) return null;
  const state = summaryStateOf({ status, ...line });
  return state && draftSummary(note) !== null ? { ...state, detail: 'rascunho da IA' } : state;
}

const Summary = ({ label, tone, detail }: SummaryState) => (
  <>
    <StatusBadge tone={tone}>{label}</StatusBadge>
    {detail && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
    )}
  </>
);
