import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, recordOf, shownOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { notePreview } from '../../../domain/notes/note.ts';
import { shownSummary } from '../../../domain/notes/summary.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { RiskLine, RiskMark } from '../passages/RiskPassages.tsx';
import { summaryWords } from '../summary/html.ts';
import { SummaryMark } from '../summary/SummaryMark.tsx';
import { lastWithNote } from './lastWithNote.ts';

export interface LastNoteProps {
  readonly session: AppointmentRow;
  readonly patientId: string;
  /** Where others may look on: without the note's own words. */
  readonly summaryOnly?: boolean;
}

/** What the patient's last note before a session begins with, and what its summary says. */
export function LastNote({ session, patientId, summaryOnly = false }: LastNoteProps) {
  const sessions = useLive('appointments.ofPatient', { patientId });
  const [last] = sessions ? lastWithNote(shownOf(sessions), session, 1) : [];
  useRecordRead(last ? patientId : null, 'notes');
  if (sessions === undefined) return null;
  if (last) return <Note session={last} summaryOnly={summaryOnly} />;
  return isWhole(sessions)
    ? 'Nenhuma nota antes desta sessão.'
    : 'As notas deste paciente ainda não chegaram todas.';
}

function Note({ session, summaryOnly }: { session: AppointmentRow; summaryOnly: boolean }) {
  const zone = useZone();
  const { open } = useDialogs();
  const head = recordOf(useLive('notes.ofAppointment', { appointmentId: session.id }));
  const body = useNote(head?.id ?? null, head?.revision);
  return (
    <>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDate(session.startAt, zone)}
      </Typography>
      {body && <Words body={body} summaryOnly={summaryOnly} />}
      {head && (
        <Button
          size="small"
          sx={{ display: 'block', marginInlineStart: -0.5 }}
          onClick={() => open({ dialogo: 'ler-nota', alvo: head.id })}
        >
          Ler nota
        </Button>
      )}
    </>
  );
}

const BEGINNING = 280;

function Words({ body: { note }, summaryOnly }: { body: NoteBody; summaryOnly: boolean }) {
  const shown = shownSummary(note);
  return (
    <>
      {summaryOnly ? <RiskMark note={note} /> : <RiskLine note={note} />}
      {summaryOnly && !shown && (
        <Typography variant="body2">Esta nota ainda não tem resumo.</Typography>
      )}
      {!summaryOnly && <Typography>{notePreview(note.plaintext, BEGINNING)}</Typography>}
      {shown && (
        <Typography variant="body2" component="p" sx={{ marginTop: 1, color: 'text.secondary' }}>
          <SummaryMark shown={shown} reader={note.reader} />
          {notePreview(shown.kind === 'edited' ? shown.text : summaryWords(shown.text), BEGINNING)}
        </Typography>
      )}
    </>
  );
}
