import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useFormDraft } from '../../../client/drafts/useFormDraft.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { ConflictList } from './ConflictList.tsx';
import { NewTime } from './NewTime.tsx';
import {
  problemsOf,
  type Resolution,
  type ResolutionForm,
  resolutionOf,
  titleOf,
  wholeTimes,
} from './resolution.ts';
import { StrategyField } from './StrategyField.tsx';
import { RESOLVED } from '../texts.ts';
import { together, useConflicts, type Wanted } from './useConflicts.ts';

export interface ConflictDialogProps {
  /** What is to be made or changed, at the time that is taken. */
  readonly candidate: NonNullable<Wanted>;
  /** What the server told, or the device knew, when it was tried. */
  readonly told: readonly Conflict[];
  /** Further words, e.g. what becomes of sessions that there are. */
  readonly about?: ReactNode;
  readonly isNew: boolean;
  /** Under which what is chosen and typed is kept; of a refused one that is mended there is no draft. */
  readonly draftKey?: string | undefined;
  readonly saving: boolean;
  readonly failure: string | null;
  /** Resolves with something true where it came to something. */
  readonly onResolve: (resolution: Resolution) => unknown;
  /** Back to the form. */
  readonly onClose: () => void;
}

const START: ResolutionForm = { strategy: '', startTime: '', endTime: '' };

/** The way out as it is chosen and typed, kept on the device meanwhile. */
function useResolution({
  candidate,
  told,
  draftKey = null,
}: Pick<ConflictDialogProps, 'candidate' | 'told'> & {
  readonly draftKey?: string | null | undefined;
}) {
  const [first] = useState(told);
  const conflicts = together(useConflicts(candidate), first);
  const [times, setTimes] = useState<ReturnType<typeof wholeTimes>>(null);
  const isTaken = useConflicts(times && { ...candidate, ...times }).length > 0;
  const form = useForm<ResolutionForm>((values) => problemsOf(values, conflicts, isTaken), START);
  const draft = useFormDraft({ start: START, draftKey }, form);
  const { values } = form;
  const whole = values.strategy === 'modify' ? wholeTimes(values) : null;
  if (whole?.startTime !== times?.startTime || whole?.endTime !== times?.endTime) setTimes(whole);
  const change = (changes: Partial<ResolutionForm>) => {
    form.set(changes);
    draft.changed();
  };
  return { form, conflicts, draft, change };
}

/** What stands in the way of a recurrence, and what the person wants to do about it. */
export function ConflictDialog({ candidate, told, draftKey, ...props }: ConflictDialogProps) {
  const { form, conflicts, draft, change } = useResolution({ candidate, told, draftKey });
  const { values } = form;
  const submit = async () => {
    if (!form.valid) return form.showAll();
    await draft.flush().catch(() => undefined);
    const isDone = await props.onResolve(resolutionOf(values, conflicts));
    if (draftKey && (isDone || values.strategy === 'cancel')) await draft.shown.drop();
  };
  if (!draft.isReady) return null;
  return (
    <FormDialog
      title="Conflitos de horário"
      form={form}
      submitLabel="Resolver conflitos"
      closeLabel="Voltar"
      saving={props.saving}
      failure={props.failure}
      failureTitle={RESOLVED.refused}
      problemTitle={titleOf(form.problem)}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ConflictList conflicts={conflicts} />
      <StrategyField
        conflicts={conflicts}
        isNew={props.isNew}
        value={values.strategy}
        onChange={(strategy) => change({ strategy })}
        error={form.errors.strategy}
      />
      {values.strategy === 'modify' && (
        <NewTime
          candidate={candidate}
          conflicts={conflicts}
          form={values}
          errors={form.errors}
          onChange={change}
        />
      )}
      {props.about && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {props.about}
        </Typography>
      )}
    </FormDialog>
  );
}
