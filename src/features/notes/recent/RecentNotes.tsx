import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, recordOf, shownOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { NOTE_ARRIVING } from '../texts.ts';
import { lastWithNote } from './lastWithNote.ts';

const SHOWN = 3;

const Aside = styled('aside')(
  memoTheme(({ theme }) => ({
    minWidth: 0,
    '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '& h2': { ...theme.typography.subtitle2, margin: 0 },
    '& article': {
      paddingBlock: theme.spacing(1),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& h3': { ...theme.typography.subtitle2, margin: 0 },
    '& p': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 9,
      overflow: 'hidden',
      margin: theme.spacing(0.5, 0, 0),
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      fontSize: theme.typography.pxToRem(14),
    },
  })),
);

/** The patient's last three notes before a session, to be read beside the one that is being written. */
export function RecentNotes(props: {
  readonly session: AppointmentRow;
  readonly patientId: string;
  readonly onHide: () => void;
}) {
  const { session, patientId, onHide } = props;
  const sessions = useLive('appointments.ofPatient', { patientId });
  if (sessions === undefined) return null;
  const recent = lastWithNote(shownOf(sessions), session, SHOWN);
  return (
    <Aside aria-labelledby="ultimas-notas">
      <header>
        <h2 id="ultimas-notas">Últimas notas</h2>
        <Button size="small" onClick={onHide}>
          Esconder
        </Button>
      </header>
      {recent.map((one) => (
        <Entry key={one.id} session={one} />
      ))}
      {recent.length === 0 && isWhole(sessions) && <p>Nenhuma nota antes desta sessão.</p>}
      {!isWhole(sessions) && recent.length < SHOWN && <Arriving flush what={ARRIVING} />}
    </Aside>
  );
}

const ARRIVING = 'As notas deste paciente ainda não chegaram todas.';
/** As much as nine lines hold. */
const LENGTH = 700;

function Entry({ session }: { session: AppointmentRow }) {
  const zone = useZone();
  const { open } = useDialogs();
  const known = useLive('notes.ofAppointment', { appointmentId: session.id });
  const head = recordOf(known);
  const body = useNote(head?.id ?? null, head?.revision);
  return (
    <article>
      <h3>{formatDate(session.startAt, zone)}</h3>
      <p>{known === UNKNOWN ? NOTE_ARRIVING : (body?.note.plaintext.slice(0, LENGTH) ?? '…')}</p>
      {head && (
        <Button
          size="small"
          sx={{ marginInlineStart: -0.5 }}
          aria-label={`Ler nota de ${formatDate(session.startAt, zone)}`}
          onClick={() => open({ dialogo: 'ler-nota', alvo: head.id })}
        >
          Ler nota
        </Button>
      )}
    </article>
  );
}
