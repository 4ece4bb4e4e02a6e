import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import type { FreeDay } from '../../../data/queries/portal/portalTimes.ts';
import { SLOT_UNAVAILABLE } from '../../../domain/appointments/refusals.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { FormNotices, type FormNoticesProps } from '../../../ui/forms/FormNotices.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { TimesStep } from './TimesStep.tsx';
import { BLANK, type BookingForm, isSame } from './wishes.ts';

interface StepsProps extends Omit<FormNoticesProps, 'form'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the form gives its command
  readonly form: EntityForm<BookingForm, any>;
  readonly days: readonly FreeDay[];
  /** Stands above the times. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  readonly saving: boolean;
  /** @returns whether it is kept on the device */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
}

const LOST = 'Um horário que você escolheu acabou de ser ocupado. Escolha outro.';

export const TITLE = 'Agendar sessão';

/** A patient's booking: the times first, then the confirmation. */
export function BookingSteps(props: StepsProps) {
  const { form, days, submitLabel } = props;
  const { wishes } = form.values;
  const [isAsked, setAsked] = useState(false);
  // One's own session takes the time while it is being booked.
  const [isSent, setSent] = useState(false);
  const free = isSent ? wishes : wishes.filter((wish) => isAmong(days, wish));
  const isLost = free.length < wishes.length;
  const choose = (chosen: readonly Span[]) => {
    form.change({ wishes: chosen });
    setAsked(false);
  };
  const confirm = () => {
    if (isLost) form.change({ wishes: free });
    setAsked(free.length > 0);
  };
  const book = async () => {
    setSent(true);
    if (!(await props.onSubmit())) setSent(false);
  };
  const back = () => {
    form.change(BLANK);
    setAsked(false);
  };
  if (isAsked && !isLost)
    return (
      <Frame {...props} onSubmit={book} submitLabel={submitLabel} onBack={back}>
        <FormNotices {...props} form={form} />
        <ConfirmStep
          wishes={wishes}
          notes={form.values.notes}
          error={form.errors.notes}
          onNotes={(notes) => form.change({ notes })}
        />
      </Frame>
    );
  return (
    <Frame {...props} onSubmit={confirm} submitLabel="Continuar" isBlocked={free.length === 0}>
      <FormNotices {...props} form={form} {...(isLost && GONE)} />
      {props.children}
      <TimesStep days={days} wishes={free} onChange={choose} />
    </Frame>
  );
}

const isAmong = (days: readonly FreeDay[], wish: Span): boolean =>
  days.some(({ times }) => times.some((time) => isSame(time, wish)));

const GONE = { failure: LOST, failureTitle: SLOT_UNAVAILABLE, severity: 'warning' } as const;

function Frame({
  onBack,
  onSubmit,
  ...props
}: Omit<StepsProps, 'onSubmit'> & {
  readonly onSubmit: () => unknown;
  readonly onBack?: () => void;
  readonly isBlocked?: boolean;
}) {
  return (
    <AppDialog
      open
      title={TITLE}
      onClose={props.onClose}
      onSubmit={onSubmit}
      attempts={props.form.attempts}
      actions={
        <>
          <Button onClick={onBack ?? props.onClose}>{onBack ? 'Voltar' : 'Cancelar'}</Button>
          <SubmitButton saving={props.saving} isBlocked={props.isBlocked ?? false}>
            {props.submitLabel}
          </SubmitButton>
        </>
      }
    >
      {props.children}
    </AppDialog>
  );
}
