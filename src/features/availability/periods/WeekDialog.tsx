import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { newId } from '../../../client/newId.ts';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import { createWeeklyPeriod } from '../../../domain/availability/commands/periodCommands.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { useCommandForm } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened, SendingDialog } from '../../../pieces/forms/SendingDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { type NewDraft, NewTimes } from '../NewTimes.tsx';
import { PERIOD_CREATED, PERIOD_CREATED_QUIETLY } from '../texts.ts';
import { whileInvalid } from '../times.ts';
import { WeekFields } from './WeekFields.tsx';
import { shiftsOf, usualWeek, weekErrors, type WeekForm, weekFormOf, weekly } from './weekForm.ts';

type Args = CommandArgs<'availabilityPeriod.createWeekly'>;

/** The whole week of somebody new, a period for each shift. */
export function WeekDialog({ draft = null, onClose }: DialogProps) {
  return (
    <NewTimes kind="week" wanted={draft}>
      {(kept) => <NewWeek {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

/** Gives a command for each shift of the form. */
function useSendShifts({ values, change }: EntityForm<WeekForm, Args>) {
  const last = useCommand('availabilityPeriod.createWeekly', PERIOD_CREATED);
  const others = useCommand('availabilityPeriod.createWeekly', PERIOD_CREATED_QUIETLY);
  const run = async (args: Args, options: DispatchOptions): Promise<Sent | null> => {
    const [, second] = shiftsOf(values);
    if (second && !(await others.run({ ...args, ...second, id: newId() }))) return null;
    const sent = await last.run(args, options);
    // After a failure in the middle only what is left is tried again.
    if (!sent && second) change({ secondStart: '', secondEnd: '' });
    return sent;
  };
  return {
    run,
    saving: last.saving || others.saving,
    failure: last.failure ?? others.failure,
  };
}

/** The week, or over a refused shift that one. */
function NewWeek(props: Partial<NewDraft> & Opened<'availabilityPeriod.createWeekly'>) {
  const { draftKey = null, psychologistId = null, refused } = props;
  const isNamed = useActor().role === 'administrator';
  const [id] = useState(() => refused?.args.id ?? newId());
  const command = { command: createWeeklyPeriod, refused };
  const form = useCommandForm(
    command,
    {
      start: usualWeek(psychologistId),
      of: weekFormOf,
      toArgs: (values, sent) => ({ ...sent, ...weekly(id, isNamed).toArgs(values) }),
      rules: (values) => weekErrors(values, isNamed),
    },
    draftKey,
  );
  return (
    <SendingDialog
      {...command}
      {...whileInvalid(form)}
      words={PERIOD_CREATED}
      send={useSendShifts(form)}
      title={refused ? 'Novo período semanal' : 'Montar a semana'}
      submitLabel="Salvar semana"
      form={form}
      onClose={props.onClose}
    >
      <WeekFields form={form} shifts={refused ? 1 : 2} />
    </SendingDialog>
  );
}

/** Mends a refused shift of a week. */
export const WeekEditor = editorOf<'availabilityPeriod.createWeekly'>(NewWeek);
