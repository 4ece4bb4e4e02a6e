import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fromCents } from '../../domain/payments/amount.ts';
import { pixCode, txidOf } from '../../domain/pix/code.ts';
import type { OfferedPix } from '../../domain/professional/profile.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { formatMoney } from '../money/format.ts';
import { keyKindNames } from '../professional/texts.ts';
import { QrCode } from './QrCode.tsx';

const QR_PIXELS = 240;

/** A Pix code for an amount, made on this device: for a camera, and to be copied. */
export function PixCode(props: {
  readonly to: OfferedPix & { readonly name: string };
  /** Whole centavos; `null`: the payer types the amount. */
  readonly cents: number | null;
  /** An id of ours by which the statement's entry is known again. */
  readonly id: string;
}) {
  const { to, cents, id } = props;
  const { kind, key, name } = to;
  const code = pixCode({ key, cents, name, city: to.city ?? '', txid: txidOf(id) });
  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h2" component="p" className="num">
          {cents === null ? 'Valor livre' : formatMoney(fromCents(cents))}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>Para {name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {keyKindNames[kind]}: {key}
        </Typography>
      </Stack>
      <QrCode text={code} label="QR code do Pix" size={QR_PIXELS} />
      <CopyButton code={code} />
    </Stack>
  );
}

function CopyButton({ code }: { code: string }) {
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast({ message: 'Código Pix copiado' }),
      () => {
        setShown(true);
        toast({ message: 'Não foi possível copiar. Selecione o código abaixo.', tone: 'error' });
      },
    );
  return (
    <>
      <Button variant="contained" onClick={() => void copy()}>
        Pix copia e cola
      </Button>
      {isShown && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {code}
        </Typography>
      )}
    </>
  );
}
