import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf, shownOf } from '../../data/queries/kit/known.ts';
import { formatDate } from '../../domain/time/format.ts';
import { AnswerMails } from '../../pieces/mails/AnswerMails.tsx';
import { OWN_SAVED } from '../../pieces/mails/words.ts';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';

/** What the signed-in patient gets by mail. A patient's device holds one patient record: their own. */
export function OwnMails() {
  const patients = useLive('patients.list', { limit: 1 });
  const id = patients && shownOf(patients).rows[0]?.id;
  return (
    <SettingsSection title="Emails para você">
      {id !== undefined && <Reminders id={id} />}
      <AnswerMails />
    </SettingsSection>
  );
}

function Reminders({ id }: { readonly id: string }) {
  const zone = useZone();
  const patient = recordOf(useLive('patients.byId', { id }))?.patient;
  const { run } = useCommand('patient.setReminders', OWN_SAVED, { saysFailure: true });
  if (!patient) return null;
  const { remindersOffAt } = patient;
  return (
    <SwitchRow
      label="Lembretes das sessões por email"
      description={
        remindersOffAt
          ? `Desligados desde ${formatDate(remindersOffAt, zone)}.`
          : 'Vêm se o seu psicólogo usar lembretes.'
      }
      checked={!remindersOffAt}
      onChange={(isActive) => void run({ id, isActive })}
    />
  );
}
