import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { fromCents } from '../../domain/payments/payment.ts';
import { pixCode, txidOf } from '../../domain/pix/code.ts';
import type { PixKeyKind } from '../../domain/pix/keys.ts';
import type { ProfessionalProfile } from '../../domain/professional/profile.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { formatMoney } from '../money/format.ts';
import { FillInProfile } from '../professional/FillInProfile.tsx';
import { keyKindNames } from '../professional/texts.ts';
import { QrCode } from './QrCode.tsx';

const TITLE = 'Receber por Pix';
const QR_PIXELS = 240;

export interface PixDialogProps {
  /** Whole centavos; `null`: the payer types the amount. */
  readonly cents: number | null;
  /** An id of ours by which the statement's entry is known again. */
  readonly id: string;
  readonly onClose: () => void;
}

type Keyed = ProfessionalProfile & { readonly pixKeyKind: PixKeyKind; readonly pixKey: string };

const hasKey = (profile: ProfessionalProfile): profile is Keyed =>
  profile.pixKeyKind !== null && profile.pixKey !== null;

/** The psychologist's own Pix code for an amount, made on this device. */
export default function PixDialog(props: PixDialogProps) {
  const profile = useLive('professional.own', {});
  if (profile === undefined) return null;
  return (
    <AppDialog
      open
      title={TITLE}
      maxWidth="xs"
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Fechar</Button>}
    >
      {profile === UNKNOWN ? (
        <Arriving what="Sua chave Pix ainda não chegou a este aparelho." />
      ) : profile && hasKey(profile) ? (
        <Code {...props} profile={profile} />
      ) : (
        <NoKey />
      )}
    </AppDialog>
  );
}

/** The code appears as soon as there is a key. */
const NoKey = () => (
  <FillInProfile>
    Cadastre sua chave Pix uma vez, e o código de cada pagamento é feito aqui, também sem conexão.
  </FillInProfile>
);

const nameOf = ({ regime, companyName, legalName }: ProfessionalProfile): string | null =>
  (regime === 'pj' ? companyName : null) ?? legalName;

function Code({ profile, cents, id }: PixDialogProps & { readonly profile: Keyed }) {
  const actor = useActor();
  const name = nameOf(profile) ?? actor.name;
  const code = pixCode({
    key: profile.pixKey,
    cents,
    name,
    city: profile.city ?? '',
    txid: txidOf(id),
  });
  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h2" component="p" className="num">
          {cents === null ? 'Valor livre' : formatMoney(fromCents(cents))}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>Para {name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {keyKindNames[profile.pixKeyKind]}: {profile.pixKey}
        </Typography>
      </Stack>
      <QrCode text={code} label="QR code do Pix" size={QR_PIXELS} />
      <CopyButton code={code} />
      <Alert severity="info">
        O banco não avisa o Sereno. Quando o dinheiro chegar à sua conta, marque o pagamento como
        pago.
      </Alert>
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
