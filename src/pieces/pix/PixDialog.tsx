import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { PixKeyKind } from '../../domain/pix/keys.ts';
import { type ProfessionalProfile, receiverOf } from '../../domain/professional/profile.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { FillInProfile } from '../professional/FillInProfile.tsx';
import { PixCode } from './PixCode.tsx';

const TITLE = 'Receber por Pix';

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

function Code({ profile, cents, id }: PixDialogProps & { readonly profile: Keyed }) {
  const actor = useActor();
  const { pixKeyKind: kind, pixKey: key, city } = profile;
  return (
    <Stack sx={{ gap: 2 }}>
      <PixCode
        to={{ kind, key, city, name: receiverOf(profile) ?? actor.name }}
        cents={cents}
        id={id}
      />
      <Alert severity="info">
        O banco não avisa o Sereno. Quando o dinheiro chegar à sua conta, marque o pagamento como
        pago.
      </Alert>
    </Stack>
  );
}
