import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { RecentNotes } from './RecentNotes.tsx';
import { useShowsRecent } from './useShowsRecent.ts';

/** Room for what was written before, beside what is being written. */
const ROOM = '(min-width: 1200px)';

const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'isBeside' })<{
  isBeside: boolean;
}>(({ theme, isBeside }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  gridTemplateColumns: isBeside ? 'minmax(0, 1fr) minmax(260px, 320px)' : 'minmax(0, 1fr)',
  '& > div': { minWidth: 0 },
}));

/** The editor; on a wide screen the patient's last notes beside it, to be read. */
export function WithRecentNotes(props: {
  readonly session: AppointmentRow;
  readonly children: ReactNode;
}) {
  const { session, children } = props;
  const hasRoom = useMediaQuery(ROOM);
  const [shows, show] = useShowsRecent();
  const isBeside = hasRoom && shows && session.patientId !== null;
  return (
    <Columns isBeside={isBeside}>
      <div>
        {hasRoom && !shows && session.patientId !== null && (
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button size="small" onClick={() => show(true)}>
              Mostrar últimas notas
            </Button>
          </div>
        )}
        {children}
      </div>
      {isBeside && session.patientId !== null && (
        <RecentNotes session={session} patientId={session.patientId} onHide={() => show(false)} />
      )}
    </Columns>
  );
}
