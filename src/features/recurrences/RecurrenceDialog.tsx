import { useState } from 'react';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import type { MovedSession, RecurrenceRow } from '../../data/queries/agenda/results.ts';
import { updateRecurrence } from '../../domain/recurrences/commands.ts';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';
import type { ClockTimes } from '../../domain/recurrences/clockSpan.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { OverRecord } from '../../pieces/forms/OverRecord.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { ChangeConflicts } from './conflicts/ChangeConflicts.tsx';
import { EditEffects } from './EditEffects.tsx';
import NewRecurrenceDialog from './NewRecurrenceDialog.tsx';
import { RecurrenceFormDialog } from './RecurrenceFormDialog.tsx';
import { changesOf, formOf } from './recurrenceForm.ts';
import { MISSING, STILL_AWAY, UPDATED } from './texts.ts';
import { isOverlap, useAskConflicts, useAskMoved } from './conflicts/useConflicts.ts';
import { useOpenConflicts } from './conflicts/useOpenConflicts.ts';
import { useRecurrenceForm } from './useRecurrenceForm.ts';
import { patientText } from './words.ts';

const TITLE = 'Editar recorrência';

/** A new recurrence, or with a target that one. */
export default function RecurrenceDialog(props: DialogProps) {
  const { target, onClose } = props;
  return target ? (
    <EditRecurrence id={target} onClose={onClose} />
  ) : (
    <NewRecurrenceDialog {...props} />
  );
}

const EditRecurrence = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <OverRecord
    known={useLive('recurrences.byId', { id })}
    title={TITLE}
    missing={MISSING}
    arriving={STILL_AWAY}
    onClose={onClose}
  >
    {(before) => <Changes before={before} onClose={onClose} />}
  </OverRecord>
);

const ASLEEP = 'A recorrência está inativa: as sessões são geradas quando ela for reativada.';

type Args = CommandArgs<'recurringAppointment.update'>;
/** What is asked before the change is sent. */
type Asked = {
  readonly args: Args;
  readonly conflicts: readonly Conflict[];
  readonly moved: readonly MovedSession[];
};

/** What is asked before a change is sent, and how it is sent. */
function useChange(before: RecurrenceRow, onClose: () => void) {
  const { id, isActive } = before;
  const start = formOf(before);
  const draftKey = `recurrence:${id}`;
  const form = useRecurrenceForm({
    id,
    start,
    isNew: false,
    draftKey,
    schema: updateRecurrence.args,
    toArgs: (values) => ({ id, ...changesOf(values, start) }),
  });
  const command = useCommand('recurringAppointment.update', UPDATED);
  const ask = useAskConflicts();
  const askMoved = useAskMoved();
  const openConflicts = useOpenConflicts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const submit = async () => {
    if (Object.keys(changesOf(form.values, start)).length === 0) return onClose();
    await form.submit(async (args) => {
      const conflicts = isActive ? (await ask(form.candidate)).filter(isOverlap) : [];
      setAsked({ args, conflicts, moved: await askMoved(form.candidate) });
      return null;
    });
  };
  const send = async (times: ClockTimes | null = null): Promise<boolean> => {
    const sent =
      asked && (await command.run({ ...asked.args, ...times }, { clearsDraft: draftKey }));
    if (!sent) return false;
    onClose();
    openConflicts(sent);
    return true;
  };
  return { ...command, form, submit, send, asked, back: () => setAsked(null) };
}

function Changes({ before, onClose }: { before: RecurrenceRow; onClose: () => void }) {
  const { form, asked, saving, failure, send, submit, back } = useChange(before, onClose);
  if (asked && asked.conflicts.length > 0 && form.candidate)
    return (
      <ChangeConflicts
        isKept
        candidate={form.candidate}
        told={asked.conflicts}
        about={<EditEffects moved={asked.moved} />}
        saving={saving}
        failure={failure}
        onChange={send}
        onCancel={async () => {
          await form.draft?.drop();
          onClose();
        }}
        onClose={back}
      />
    );
  return (
    <>
      <RecurrenceFormDialog
        form={form}
        isNew={false}
        about={patientText(before)}
        title={TITLE}
        submitLabel="Salvar"
        saving={saving}
        failure={failure}
        failureTitle={UPDATED.refused}
        onSubmit={submit}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Alterar recorrência?"
        confirmLabel="Alterar"
        onConfirm={() => send()}
        failure={failure}
        onClose={back}
      >
        {before.isActive ? <EditEffects moved={asked?.moved ?? []} /> : ASLEEP}
      </ConfirmDialog>
    </>
  );
}
