import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { newId } from '../../../client/newId.ts';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { DispatchOptions } from '../../../data/device.ts';
import type { RecurringBreak } from '../../../domain/availability/break.ts';
import { createBreak, updateBreak } from '../../../domain/availability/commands/breakCommands.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { CommandDialog, useCommandForm } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened, SendingDialog } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { BreakFields } from './BreakFields.tsx';
import { breakErrors, type BreakForm, breakFormOf, changedBreak, newBreak } from './breakForm.ts';
import { type NewDraft, NewTimes } from '../NewTimes.tsx';
import { SAVED, SAVED_QUIETLY } from '../texts.ts';
import { heldWeekdays, weekdaysOf, whileInvalid } from '../times.ts';

type CreateArgs = CommandArgs<'recurringBreak.create'>;

/** New recurring breaks, or with a target that one. */
export function BreakDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditBreak id={target} onClose={onClose} />
  ) : (
    <NewTimes kind="break" wanted={draft}>
      {(kept) => <NewBreaks {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

/** Gives a command for each weekday of the form. */
function useSendBreaks({ values, change }: EntityForm<BreakForm, CreateArgs>) {
  const last = useCommand('recurringBreak.create', SAVED);
  const others = useCommand('recurringBreak.create', SAVED_QUIETLY);
  const days = weekdaysOf(values.dayOfWeek);
  const run = async (args: CreateArgs, options: DispatchOptions): Promise<Sent | null> => {
    const [first, ...rest] = days;
    for (const [at, dayOfWeek] of rest.entries())
      if (!(await others.run({ ...args, id: newId(), dayOfWeek }))) {
        // After a failure in the middle only what is left is tried again.
        change({ dayOfWeek: heldWeekdays([first ?? dayOfWeek, ...rest.slice(at)]) });
        return null;
      }
    const sent = await last.run(args, options);
    if (!sent && rest.length > 0) change({ dayOfWeek: heldWeekdays(days.slice(0, 1)) });
    return sent;
  };
  const [saving, failure] = [last.saving || others.saving, last.failure ?? others.failure];
  return { run, saving, failure, count: days.length };
}

function NewBreaks(props: Partial<NewDraft> & Opened<'recurringBreak.create'>) {
  const { draftKey = null, psychologistId = null, refused } = props;
  const { role, userId } = useActor();
  const isNamed = role === 'administrator';
  const [id] = useState(() => refused?.args.id ?? newId());
  const command = { command: createBreak, refused };
  const form = useCommandForm(
    command,
    {
      start: breakFormOf({ ...(psychologistId && { psychologistId }) }),
      of: breakFormOf,
      toArgs: (values, sent) => ({ ...sent, ...newBreak(id, isNamed).toArgs(values) }),
      rules: (values) => breakErrors(values, isNamed),
    },
    draftKey,
  );
  const send = useSendBreaks(form);
  return (
    <SendingDialog
      {...command}
      {...whileInvalid(form)}
      words={SAVED}
      send={send}
      title="Nova pausa recorrente"
      submitLabel={send.count > 1 ? `Criar ${send.count} pausas` : 'Criar pausa'}
      form={form}
      onClose={props.onClose}
    >
      <BreakFields
        form={form}
        days={refused ? 'one' : 'several'}
        psychologistId={isNamed ? form.values.psychologistId : userId}
      />
    </SendingDialog>
  );
}

function EditBreak(props: { readonly id: string } & Opened<'recurringBreak.update'>) {
  return (
    <OverRecord
      known={useLive('breaks.byId', { id: props.id })}
      title="Editar pausa recorrente"
      missing="Pausa não encontrada."
      onClose={props.onClose}
    >
      {(before) => <ChangeBreak {...props} before={before} />}
    </OverRecord>
  );
}

function ChangeBreak({
  before,
  ...props
}: { readonly before: RecurringBreak } & Opened<'recurringBreak.update'>) {
  const meets = (isChanged: boolean) => (before.isActive && isChanged) || props.refused;
  return (
    <CommandDialog
      {...props}
      command={updateBreak}
      words={SAVED}
      title="Editar pausa recorrente"
      submitLabel="Salvar"
      isChange
      draftKey={`break:${before.id}`}
      form={{
        start: breakFormOf(before),
        of: ({
          startTime = before.startTime,
          endTime = before.endTime,
          description = before.description,
        }) => breakFormOf({ ...before, startTime, endTime, description }),
        toArgs: (values, sent) => changedBreak(before, sent).toArgs(values),
        rules: (values) => breakErrors(values, false),
      }}
      shown={whileInvalid}
    >
      {(form) => (
        <BreakFields
          form={form}
          days="fixed"
          psychologistId={meets(form.changed) ? before.psychologistId : null}
        />
      )}
    </CommandDialog>
  );
}

/** Mends a refused new break. */
export const NewBreakEditor = editorOf<'recurringBreak.create'>(NewBreaks);

/** Mends a refused edit: its changes over the break as it is now. */
export const BreakEditor = editorOf<'recurringBreak.update'>(EditBreak);
