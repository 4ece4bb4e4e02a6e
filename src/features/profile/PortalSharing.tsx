import { useCommand } from '../../client/commands/useCommand.ts';
import type { ProfessionalProfile } from '../../domain/professional/profile.ts';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { SHARING_SAVED } from './words.ts';

const PIX =
  'A chave, o nome e a cidade ficam nos aparelhos dos seus pacientes, nas sessões a pagar.';
const NO_KEY = 'Cadastre antes a sua chave Pix nos dados profissionais.';
const CPF_KEY = ' A sua chave é o seu CPF: eles o verão.';
const RECEIPTS =
  'Os recibos que você emitir para eles, com o seu nome, CRP, CPF ou CNPJ, e cidade; sem a imagem da assinatura. Os de quem paga por outra pessoa não aparecem.';

/** What of the psychologist the portals show; nothing until she says so. */
export function PortalSharing({ profile }: { readonly profile: ProfessionalProfile | null }) {
  const { run } = useCommand('profile.setProfessional', SHARING_SAVED, { saysFailure: true });
  const isOffered = profile?.offeredPix != null;
  return (
    <SettingsSection title="No portal dos seus pacientes">
      <SwitchRow
        label="Mostrar a chave Pix"
        description={profile?.pixKey ? PIX + (profile.pixKeyKind === 'cpf' ? CPF_KEY : '') : NO_KEY}
        checked={isOffered}
        disabled={!profile?.pixKey && !isOffered}
        onChange={(pixInPortal) => void run({ pixInPortal })}
      />
      <SwitchRow
        label="Mostrar os recibos"
        description={RECEIPTS}
        checked={profile?.receiptIssuer != null}
        onChange={(receiptsInPortal) => void run({ receiptsInPortal })}
      />
    </SettingsSection>
  );
}
