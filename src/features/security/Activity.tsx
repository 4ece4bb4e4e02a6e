import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { useOnline } from '../../client/online/useOnline.ts';
import { recordOf, shownOf } from '../../data/queries/kit/known.ts';
import { type EventGroup, eventGroupNames } from '../../domain/audit/kinds.ts';
import {
  type EventAnswer,
  ownEventsCall,
  securityEventsCall,
} from '../../domain/contract/audit.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { countWords, EVENT_WORDS, GROUP_NAMES, networkWords, PATIENT_GROUPS } from './words.ts';

interface Wanted {
  /** Of all of the practice's accounts. */
  readonly isAll: boolean;
  readonly group: EventGroup | null;
}

/** What was done with the account; whoever owns the practice may look at all of its accounts. */
export function Activity() {
  const { role } = useActor();
  const tenant = recordOf(useLive('practice', {})?.tenant);
  const isOwner = role === 'administrator' || (role === 'psych' && tenant?.kind === 'individual');
  const [isAll, setAll] = useState(false);
  const [group, setGroup] = useState<EventGroup | null>(null);
  const groups = role === 'patient' ? PATIENT_GROUPS : eventGroupNames;
  const wanted = { isAll: isOwner && isAll, group };
  return (
    <SettingsSection
      title="O que foi feito com a conta"
      text="O mais recente primeiro. Nada do que está escrito nos prontuários aparece aqui."
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, maxWidth: 560, paddingBlock: 1 }}
      >
        <ChoiceField
          label="Mostrar"
          options={[
            { id: 'all', name: 'Tudo' },
            ...groups.map((id) => ({ id, name: GROUP_NAMES[id] })),
          ]}
          value={group ?? 'all'}
          onChange={(id) => setGroup(groups.find((one) => one === id) ?? null)}
        />
        {isOwner && (
          <ChoiceField
            label="De quem"
            options={[
              { id: 'own', name: 'Da minha conta' },
              { id: 'all', name: 'De todas as contas' },
            ]}
            value={isAll ? 'all' : 'own'}
            onChange={(id) => setAll(id === 'all')}
          />
        )}
      </Stack>
      <Page key={JSON.stringify(wanted)} {...wanted} />
    </SettingsSection>
  );
}

/** A page, and the next one below it once it is asked for. */
function Page({ isAll, group, before }: Wanted & { readonly before?: string }) {
  const [isMore, setMore] = useState(false);
  const query = { ...(group && { group }), ...(before !== undefined && { before }) };
  const fetched = useOnline(isAll ? securityEventsCall : ownEventsCall, { query });
  return (
    <Fetched of={fetched}>
      {({ events, next }) => (
        <>
          {events.length === 0 && before === undefined && (
            <Typography sx={{ color: 'text.secondary' }}>Nada deste tipo até agora.</Typography>
          )}
          <div>
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </div>
          {next !== null && !isMore && (
            <Button onClick={() => setMore(true)} sx={{ alignSelf: 'flex-start' }}>
              Ver mais
            </Button>
          )}
          {next !== null && isMore && <Page isAll={isAll} group={group} before={next} />}
        </>
      )}
    </Fetched>
  );
}

/** Who acted, where that is worth a word. */
function useWho(actorId: string | null): string | null {
  const { userId } = useActor();
  const practice = useLive('practice', {});
  if (actorId === null || actorId === userId) return null;
  const known = practice && shownOf(practice.psychologists).find(({ id }) => id === actorId);
  return known?.name ?? 'outra pessoa';
}

/** Later than this, what a device tells of happened without a network. */
const TOLD_LATE_MS = 30 * 60_000;

function Event({ event }: { readonly event: EventAnswer }) {
  const { at, kind, network, actorId } = event;
  const zone = useZone();
  const who = useWho(actorId);
  const counts = countWords(event);
  const { madeAt } = event.details;
  const isLate = typeof madeAt === 'number' && Date.parse(at) - madeAt > TOLD_LATE_MS;
  const parts = [
    isLate
      ? `${formatMoment(new Date(madeAt).toISOString(), zone)}, sem conexão`
      : formatMoment(at, zone),
    ...(counts === null ? [] : [counts]),
    ...(who === null ? [] : [`por ${who}`]),
    ...(network === null ? [] : [`da rede ${networkWords(network)}`]),
  ];
  return <SettingsRow label={EVENT_WORDS[kind]} description={parts.join(' · ')} />;
}
