import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useZone } from '../../client/time/useZone.ts';
import { leadHours } from '../../domain/reminders/rules.ts';
import { firstName, reminderWords } from '../../domain/reminders/words.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import type { User } from '../../domain/users/user.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { useNow } from '../../ui/useNow.ts';
import { LEAD_NAMES, REMINDERS_SAVED } from './words.ts';

const LEAD_USUAL = 24;
const HOUR_MS = 3_600_000;

/** Whether the psychologist's patients are reminded of their sessions by mail, and what they read. */
export function PatientMails({ user }: { readonly user: User }) {
  const { run } = useCommand('reminders.set', REMINDERS_SAVED, { saysFailure: true });
  const lead = leadHours.find((hours) => hours === user.reminderLeadHours) ?? null;
  return (
    <SettingsSection title="Lembretes por email aos pacientes">
      <SwitchRow
        label="Lembrar os pacientes das sessões"
        description="Vale para os seus pacientes. Em cada paciente, na página dele, os lembretes podem ser desligados; e todo email traz um link para parar."
        checked={lead !== null}
        onChange={(isOn) => void run({ leadHours: isOn ? LEAD_USUAL : null })}
      />
      {lead !== null && (
        <Stack sx={{ gap: 2, maxWidth: 560, paddingTop: 1.5 }}>
          <ChoiceField
            label="Quando"
            options={leadHours.map((hours) => ({ id: String(hours), name: LEAD_NAMES[hours] }))}
            value={String(lead)}
            onChange={(id) => {
              const chosen = leadHours.find((hours) => String(hours) === id);
              if (chosen) void run({ leadHours: chosen });
            }}
          />
          <Preview user={user} lead={lead} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Cada sessão é lembrada uma vez. Se mudar de horário, o lembrete é do novo; cancelada,
            não há lembrete. Quem marca já dentro deste prazo não é lembrado. Quando um lembrete
            sai, os detalhes da sessão dizem quando.
          </Typography>
        </Stack>
      )}
    </SettingsSection>
  );
}

/** What a patient would read of a session in the afternoon of the day that is reminded of now. */
function Preview({ user, lead }: { readonly user: User; readonly lead: number }) {
  const zone = useZone();
  const now = useNow();
  const reached = new Date(Date.parse(now) + lead * HOUR_MS).toISOString();
  const startAt = instantOf({ day: wallClock(reached, zone).day, minutes: 14 * 60 }, zone);
  const therapist = firstName(user.name);
  const words = reminderWords({ patient: 'Carla', therapist, startAt, zone });
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-label="Como o email fica"
      sx={{ padding: 2, margin: 0, overflowWrap: 'anywhere' }}
    >
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        Como o email fica
      </Typography>
      <Typography sx={{ fontWeight: 600, marginBlock: 1 }}>{words.subject}</Typography>
      <Typography>{words.greeting}</Typography>
      <Typography>{words.text}</Typography>
      <Typography>{words.closing}</Typography>
    </Paper>
  );
}
