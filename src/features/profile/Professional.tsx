import Button from '@mui/material/Button';
import { useLive } from '../../client/live/useLive.ts';
import { type Known, recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import type { ProfessionalProfile } from '../../domain/professional/profile.ts';
import type { User } from '../../domain/users/user.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { PortalSharing } from './PortalSharing.tsx';
import { NOT_THERE } from './words.ts';

/** What documents, receipts and Pix say of the psychologist, and what of it patients see. */
export function Professional() {
  const known = useLive('professional.own', {});
  if (known === undefined) return null;
  return (
    <>
      <Facts known={known} />
      {known !== UNKNOWN && <PortalSharing profile={known} />}
    </>
  );
}

function Facts({ known }: { readonly known: Known<ProfessionalProfile> }) {
  const { open } = useDialogs();
  const account = recordOf(useLive('practice', {})?.user);
  return (
    <SettingsSection
      title="Dados profissionais"
      text="Usados em documentos, recibos e no Pix. Só você os vê, e seus pacientes o que você mostrar abaixo."
      actions={
        <Button variant="outlined" onClick={() => open({ dialogo: 'dados-profissionais' })}>
          Alterar dados
        </Button>
      }
    >
      {known === UNKNOWN ? (
        <Arriving what="Seus dados profissionais ainda não chegaram a este aparelho." />
      ) : (
        rowsOf(known, account).map(([label, value]) => (
          <SettingsRow key={label} label={label} description={value || NOT_THERE} />
        ))
      )}
    </SettingsSection>
  );
}

const rowsOf = (profile: ProfessionalProfile | null, account: User | null) =>
  [
    ['Nome nos documentos', profile?.legalName ?? account?.name],
    ['CRP', profile?.crp ?? account?.crp],
    ['CPF', profile?.cpf],
    ['Cidade', profile?.city],
    ['Chave Pix', profile?.pixKey],
    ['Imagem da assinatura', profile?.signature ? 'Guardada' : null],
  ] as const;
