import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { Slot } from '../../domain/availability/slots.ts';
import { UNAVAILABLE } from '../../pieces/sessions/booked.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { focusOnMount } from '../../ui/focus/focusOnMount.ts';
import { FormNotices, type FormNoticesProps } from '../../ui/forms/FormNotices.tsx';
import { choiceOf, NO_CHOICE } from './bookingForm.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { SlotStep, type SlotStepProps } from './SlotStep.tsx';
import { TITLE } from './texts.ts';
import type { Booking } from './useBooking.ts';

export interface BookingDialogProps<A>
  extends
    Omit<FormNoticesProps, 'form'>,
    Pick<SlotStepProps, 'askedDay' | 'choosesPatient' | 'onFree'> {
  readonly booking: Booking<A>;
  readonly submitLabel: string;
  readonly saving: boolean;
  /** @returns whether the session is booked */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
}

const LOST =
  'Este horário acabou de ser ocupado. Escolha outro: o que você escreveu continua aqui.';

/** The quick schedule: a time first, then the confirmation. */
export function BookingDialog<A>(props: BookingDialogProps<A>) {
  const { booking, onSubmit } = props;
  const { values, change } = booking;
  // Its own session takes the time that was chosen, while the dialog closes.
  const [isBooked, setBooked] = useState(false);
  const [former, setFormer] = useState<string | null>(null);
  const isLost = booking.isLost && !isBooked;
  const isChosen =
    values.startAt !== null && values.patientId !== null && values.psychologistId !== null;
  if (!booking.isReady) return null;
  const book = async () => {
    if (props.saving) return;
    setBooked(true);
    if (!(await onSubmit())) setBooked(false);
  };
  const back = () => {
    setFormer(values.startAt);
    change(NO_CHOICE);
  };
  const notices = { ...props, form: booking };
  if (isChosen && !isLost)
    return (
      <Frame {...props} onBook={book} onBack={back}>
        <FormNotices {...notices} />
        <ConfirmStep booking={booking} />
      </Frame>
    );
  return (
    <Frame {...props}>
      <FormNotices
        {...notices}
        {...(isLost && { failure: LOST, failureTitle: UNAVAILABLE, severity: 'warning' })}
      />
      <SlotStep
        {...props}
        former={former ?? values.startAt}
        onChoose={(slot: Slot) => change(choiceOf(slot))}
      />
    </Frame>
  );
}

function Frame<A>({
  onBook,
  onBack,
  ...props
}: BookingDialogProps<A> & {
  readonly children: ReactNode;
  readonly onBook?: () => unknown;
  readonly onBack?: () => void;
}) {
  return (
    <AppDialog
      open
      title={TITLE}
      onClose={props.onClose}
      takesText={false}
      {...(onBook && { onSubmit: onBook })}
      actions={
        onBack ? (
          <>
            <Button onClick={onBack}>Voltar</Button>
            <Button
              key="confirm"
              type="submit"
              variant="contained"
              loading={props.saving}
              ref={focusOnMount}
            >
              {props.submitLabel}
            </Button>
          </>
        ) : (
          <Button onClick={props.onClose}>Cancelar</Button>
        )
      }
    >
      {props.children}
    </AppDialog>
  );
}
