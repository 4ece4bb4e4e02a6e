import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type Calendar, isWritable } from '../../domain/contract/calendar.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { READ_ONLY } from './texts.ts';

const NONE = 'Nenhum calendário nesta conta do Google.';

const kindOf = ({ primary, accessRole }: Calendar): string =>
  [primary && 'Principal', !isWritable(accessRole) && 'Somente leitura']
    .filter(Boolean)
    .join(' · ');

/** Which of the account's calendars is connected: the main one unless another is chosen. */
export function ChooseCalendar(props: {
  readonly calendars: readonly Calendar[];
  readonly saving: boolean;
  readonly failure: string | null;
  readonly onChoose: (calendarId: string) => unknown;
  readonly onClose: () => void;
}) {
  const { calendars, saving, failure, onChoose, onClose } = props;
  const main = calendars.find(({ primary }) => primary) ?? calendars[0];
  const [chosenId, setChosenId] = useState(main?.id ?? null);
  const chosen = calendars.find(({ id }) => id === chosenId);
  return (
    <AppDialog
      open
      title="Escolha o calendário"
      onClose={onClose}
      locked={saving}
      onSubmit={() => chosen && onChoose(chosen.id)}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            Cancelar
          </Button>
          {chosen && <SubmitButton saving={saving}>Conectar</SubmitButton>}
        </>
      }
    >
      {!chosen && <EmptyState title={NONE} />}
      {chosen && (
        <Stack sx={{ gap: 2 }}>
          <RadioField
            stacked
            label="Calendário do Google"
            options={calendars.map((calendar) => {
              const { id, summary } = calendar;
              return { id, name: summary || id, text: kindOf(calendar) };
            })}
            value={chosen.id}
            onChange={setChosenId}
            disabled={saving}
          />
          {!isWritable(chosen.accessRole) && <Alert severity="warning">{READ_ONLY}</Alert>}
          {failure && <Alert severity="error">{failure}</Alert>}
        </Stack>
      )}
    </AppDialog>
  );
}
