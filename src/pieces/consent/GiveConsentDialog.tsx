import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useToday } from '../../client/time/useToday.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { ConsentKind } from '../../domain/patients/consent.ts';
import { giveConsent, revokeConsent } from '../../domain/patients/consentCommands.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { DayField } from '../../ui/DayField.tsx';
import { CommandDialog, useCommandForm } from '../forms/CommandDialog.tsx';
import { MendedDialog, type Opened } from '../forms/SendingDialog.tsx';
import { ConsentKinds } from './ConsentFields.tsx';
import { ProviderText } from './ProviderText.tsx';
import { GIVE, REVOKE } from './words.ts';

interface Values {
  readonly kinds: readonly ConsentKind[];
  /** `yyyy-MM-dd` */
  readonly day: string | null;
}

function useGive(onGiven?: () => void) {
  const { run, ...giving } = useCommand('patient.giveConsent', GIVE.texts);
  return {
    ...giving,
    run: async (args: CommandArgs<'patient.giveConsent'>, options: DispatchOptions) => {
      const sent = await run(args, options);
      if (sent) onGiven?.();
      return sent;
    },
  };
}

/** Asks kindly, and writes down what the patient has agreed to. */
export function GiveConsentDialog(
  props: {
    readonly patientId: string;
    /** Those that are ticked to begin with. */
    readonly kinds: readonly ConsentKind[];
    readonly intro?: ReactNode;
    readonly onGiven?: () => void;
  } & Opened<'patient.giveConsent'>,
) {
  const { patientId: id, kinds, intro, onGiven, refused, onClose } = props;
  const today = useToday();
  return (
    <CommandDialog
      command={giveConsent}
      words={GIVE.texts}
      send={useGive(onGiven)}
      refused={refused}
      title={GIVE.title}
      submitLabel="Registrar"
      form={{
        start: { kinds, day: today } as Values,
        of: (args) => ({ kinds: args.kinds, day: args.day }),
        toArgs: (values) => ({ id, ...values }),
      }}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
          {intro && <Typography>{intro}</Typography>}
          <ConsentKinds
            label="O paciente concorda com"
            value={values.kinds}
            onChange={(chosen) => change({ kinds: chosen })}
            error={errors.kinds}
          />
          <ProviderText />
          <DayField
            label="Dia em que consentiu"
            value={values.day}
            max={today}
            required
            onChange={(day) => change({ day })}
            error={errors.day ?? null}
          />
        </Stack>
      )}
    </CommandDialog>
  );
}

/** Mends a refused consent. */
export const GiveConsentEditor = (props: CommandEditorProps<'patient.giveConsent'>) => (
  <GiveConsentDialog
    patientId={props.args.id}
    kinds={props.args.kinds}
    refused={props}
    onClose={props.onClose}
  />
);

/** Mends a refused revocation. */
export function RevokeConsentEditor(props: CommandEditorProps<'patient.revokeConsent'>) {
  const form = useCommandForm(
    { command: revokeConsent, refused: props },
    {
      start: { kinds: props.args.kinds },
      toArgs: ({ kinds }, sent) => ({ ...sent, kinds }),
    },
  );
  return (
    <MendedDialog refused={props} title={REVOKE.title} form={form}>
      <ConsentKinds
        label="O paciente não concorda mais com"
        value={form.values.kinds}
        onChange={(kinds) => form.change({ kinds: [...kinds] })}
        error={form.errors.kinds}
      />
    </MendedDialog>
  );
}
