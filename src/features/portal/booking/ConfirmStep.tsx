import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useLive } from '../../../client/live/useLive.ts';
import { useHours } from '../../../client/time/useHours.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import { longDay } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { ObservationsField } from '../../../pieces/forms/ObservationsField.tsx';
import { AnswerMails } from '../../../pieces/mails/AnswerMails.tsx';
import { Fact } from '../../../ui/Fact.tsx';

/** The second step: what is asked for, and what the psychologist is to know beforehand. */
export function ConfirmStep(props: {
  readonly wishes: readonly Span[];
  readonly notes: string;
  readonly error: string | undefined;
  readonly onNotes: (notes: string) => void;
}) {
  const { zone, span } = useHours();
  const isOffline = useLive('sync.status', {})?.connection === 'offline';
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <Stack component="dl" sx={{ gap: 1, margin: 0 }}>
        {props.wishes.map((wish, index) => (
          <Fact key={wish.startAt} term={index === 0 ? 'Quando' : `${index + 1}ª opção`}>
            {longDay(wallClock(wish.startAt, zone).day)}, {span(wish)}
          </Fact>
        ))}
      </Stack>
      <ObservationsField value={props.notes} onChange={props.onNotes} error={props.error} />
      <AnswerMails />
      {isOffline && (
        <Alert severity="info">
          Você está sem conexão. Seu pedido fica guardado, aguardando confirmação, e a resposta vem
          quando a conexão voltar.
        </Alert>
      )}
    </Stack>
  );
}
