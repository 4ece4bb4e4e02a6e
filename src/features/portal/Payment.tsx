import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import type { PortalPayment } from '../../data/queries/portal/portalMoney.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { PixCode } from '../../pieces/pix/PixCode.tsx';
import { paidWords } from './paid.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

const ASK = 'Precisa do recibo? Peça ao seu psicólogo.';

/** How the money for a session stands: paid, with what is there of a receipt, or the way to pay it. */
export function Payment({ id }: { readonly id: string }) {
  const known = useLive('portal.payment', { id });
  // What has not arrived may say that it was paid long ago.
  if (!known || !isWhole(known)) return null;
  const { paid, owed, pix } = known.whole;
  if (!paid && !(owed && pix)) return null;
  return (
    <Stack sx={{ gap: 1, marginTop: 1.5, alignItems: 'flex-start' }}>
      <Stack component="dl" sx={{ margin: 0 }}>
        <Fact term="Pagamento">{paid ? paidWords(paid) : 'Em aberto'}</Fact>
      </Stack>
      {paid ? (
        <ReceiptButton of={paid} hint={ASK} />
      ) : (
        owed && pix && <Pay id={id} owed={owed} pix={pix} />
      )}
    </Stack>
  );
}

interface PayProps {
  readonly id: string;
  readonly owed: NonNullable<PortalPayment['owed']>;
  readonly pix: NonNullable<PortalPayment['pix']>;
}

function Pay({ id, owed, pix }: PayProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pagar com Pix
      </Button>
      <AppDialog
        open={isOpen}
        title="Pagar com Pix"
        maxWidth="xs"
        onClose={close}
        actions={<Button onClick={close}>Fechar</Button>}
      >
        <PixCode to={pix} cents={owed.cents} id={id} />
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {owed.cents === null && 'Digite no aplicativo do banco o valor combinado. '}O pagamento
          aparece aqui quando o seu psicólogo o registrar.
        </Typography>
      </AppDialog>
    </>
  );
}
