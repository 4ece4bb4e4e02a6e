import { Suspense } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { arriving } from '../../../ui/arriving.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { type Section, SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

const Owed = arriving(() =>
  import('../../../features/payments/owed/OwedTab.tsx').then((m) => m.OwedTab),
);

const Packages = arriving(() =>
  import('../../../features/payments/packages/PackagesTab.tsx').then((m) => m.PackagesTab),
);

const Receipts = arriving(() =>
  import('../../../features/receipts/ReceiptsTab.tsx').then((m) => m.ReceiptsTab),
);

const ReceitaSaude = arriving(() =>
  import('../../../features/receipts/ReceitaSaudeTab.tsx').then((m) => m.ReceitaSaudeTab),
);

const waiting = ({ content, ...section }: Section): Section => ({
  ...section,
  content: <Suspense fallback={null}>{content}</Suspense>,
});

/** What each feature adds to the finances, by its name in the address. */
const books: readonly Section[] = [
  { name: 'quem-deve', label: 'Quem deve', content: <Owed /> },
  { name: 'pacotes', label: 'Pacotes', content: <Packages /> },
].map(waiting);

/** What a psychologist issues and declares in the own name. */
const papers: readonly Section[] = [
  { name: 'recibos', label: 'Recibos', content: <Receipts /> },
  { name: 'receita-saude', label: 'Receita Saúde', content: <ReceitaSaude /> },
].map(waiting);

/** /app/financeiro */
export function FinanceScreen() {
  const { role } = useActor();
  const sections = role === 'psych' ? [...books, ...papers] : books;
  return <Finances sections={sections} />;
}

const Finances = ({ sections }: { sections: readonly Section[] }) => (
  <>
    <PageHeader
      title="Financeiro"
      actions={
        <LinkButton to="/app/relatorios-financeiros" variant="outlined">
          Relatórios
        </LinkButton>
      }
    />
    <SectionTabs label="Finanças" sections={sections} />
  </>
);
