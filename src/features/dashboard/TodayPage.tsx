import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { NextSession } from './NextSession.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useToday } from './useToday.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** The day at a glance: who comes, and who is next. */
export function TodayPage() {
  const { sessions, next } = useToday();
  return (
    <>
      <Greeting />
      {next && <NextSession session={next} />}
      <Typography variant="h2" sx={{ marginBottom: 1 }}>
        Sessões de hoje
      </Typography>
      {sessions && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          {isWhole(sessions) && sessions.whole.length === 0 && (
            <EmptyState
              title="Nenhuma sessão hoje."
              action={
                <Button variant="outlined" component={Link} to="/app/agenda">
                  Abrir a agenda
                </Button>
              }
            />
          )}
          {shownOf(sessions).length > 0 && (
            <List disablePadding aria-label="Sessões de hoje">
              {shownOf(sessions).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </List>
          )}
          {!isWhole(sessions) && <Arriving />}
        </Paper>
      )}
    </>
  );
}

function Greeting() {
  const actor = useActor();
  const user = recordOf(useLive('practice', {})?.user);
  const clock = wallClock(useNow(), useZone());
  const name = user?.name ?? actor.name;
  // A clinic's account bears the clinic's name.
  const called = actor.role === 'administrator' ? name : name.split(/\s+/)[0];
  return (
    <PageHeader title={`${greetingAt(clock.minutes)}, ${called}`} subtitle={longDay(clock.day)} />
  );
}

function greetingAt(minutes: number): string {
  if (minutes < 5 * 60) return 'Boa noite';
  if (minutes < 12 * 60) return 'Bom dia';
  return minutes < 18 * 60 ? 'Boa tarde' : 'Boa noite';
}
