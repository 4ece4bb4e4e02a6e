import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';

const PixDialog = arrivingDialog(() => import('./PixDialog.tsx').then((m) => m.default));

/** Shows the Pix code of an amount. For the psychologist alone: nobody else has the key. */
export function PixButton(props: {
  /** Whole centavos; `null`: the payer types the amount. */
  readonly cents: number | null;
  /** An id of ours by which the statement's entry is known again. */
  readonly id: string;
  readonly size?: ButtonProps['size'];
  readonly label?: string;
  /** Whose list the button stands in, for those who hear it. */
  readonly of?: string;
}) {
  const { cents, id, size = 'medium', label = 'Mostrar Pix', of } = props;
  const { role } = useActor();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'psych') return null;
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        onClick={() => setOpen(true)}
        {...(of !== undefined && { 'aria-label': `${label}: ${of}` })}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PixDialog cents={cents} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
