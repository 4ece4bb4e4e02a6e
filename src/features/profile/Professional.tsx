import Button from '@mui/material/Button';
import { useLive } from '../../client/useLive.ts';
import { recordOf, UNKNOWN } from '../../data/queries/known.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { NOT_THERE } from './words.ts';

/** What documents, receipts and Pix say of the psychologist; nobody else sees it. */
export function Professional() {
  const { open } = useDialogs();
  const known = useLive('professional.own', {});
  const account = recordOf(useLive('practice', {})?.user);
  if (known === undefined) return null;
  const profile = recordOf(known);
  const rows = [
    ['Nome nos documentos', profile?.legalName ?? account?.name],
    ['CRP', profile?.crp ?? account?.crp],
    ['CPF', profile?.cpf],
    ['Cidade', profile?.city],
    ['Chave Pix', profile?.pixKey],
    ['Imagem da assinatura', profile?.signature ? 'Guardada' : null],
  ] as const;
  return (
    <SettingsSection
      title="Dados profissionais"
      text="Usados em documentos, recibos e no Pix. Só você os vê."
      actions={
        <Button variant="outlined" onClick={() => open({ dialogo: 'dados-profissionais' })}>
          Alterar dados
        </Button>
      }
    >
      {known === UNKNOWN ? (
        <Arriving what="Seus dados profissionais ainda não chegaram a este aparelho." />
      ) : (
        rows.map(([label, value]) => (
          <SettingsRow key={label} label={label} description={value || NOT_THERE} />
        ))
      )}
    </SettingsSection>
  );
}
