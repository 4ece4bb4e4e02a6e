import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { formatSpan, formatTime } from '../../../domain/time/format.ts';
import { polite } from '../../../ui/states/polite.ts';
import type { Taking } from './useKnownSessions.ts';

/** It may come while the fields above it are typed in, below what is in sight; the free times come later still. */
function useIntoSight(free: readonly string[]) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what undoes the effect.
    alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [free]);
  return alert;
}

/** Says whose session takes the time, and what to do instead. */
export function Collision(props: {
  readonly session: Taking;
  /** Free times near the one that was wanted; ISO. */
  readonly free: readonly string[];
  readonly onChoose: ((start: string) => void) | null;
  /** It is the very session that was meant: the same patient's, about to begin or running. */
  readonly isMeant: boolean;
}) {
  const { session, onChoose } = props;
  const zone = useZone();
  const alert = useIntoSight(props.free);
  return (
    <Grid size={12}>
      <Alert ref={alert} severity="warning" {...polite}>
        <AlertTitle>Horário não disponível</AlertTitle>
        {nameOf(session)} já ocupa {formatSpan(session, zone)}.
        {props.isMeant && <Meant session={session} />}
        {onChoose && props.free.length > 0 && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1 }}
          >
            Livre:
            {props.free.map((instant) => {
              const start = formatTime(instant, zone);
              return (
                <Button
                  key={instant}
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Escolher ${start}`}
                  onClick={() => onChoose(start)}
                >
                  {start}
                </Button>
              );
            })}
          </Stack>
        )}
      </Alert>
    </Grid>
  );
}

const nameOf = (session: Taking): string =>
  session.patientName ?? ('title' in session ? session.title : null) ?? 'Outra sessão';

function Meant({ session }: { session: Taking }) {
  const navigate = useNavigate();
  return (
    <div>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ marginTop: 1 }}
        onClick={() =>
          void navigate({
            to: '/app/sessoes/$appointmentId',
            params: { appointmentId: session.id },
            search: {},
            replace: true,
          })
        }
      >
        Abrir essa sessão
      </Button>
    </div>
  );
}
