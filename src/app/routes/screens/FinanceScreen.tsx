import { Suspense } from 'react';
import { arriving } from '../../../ui/arriving.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { type Section, SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

const Owed = arriving(() =>
  import('../../../features/payments/OwedTab.tsx').then((m) => m.OwedTab),
);

const Packages = arriving(() =>
  import('../../../features/payments/PackagesTab.tsx').then((m) => m.PackagesTab),
);

/** What each feature adds to the finances, by its name in the address. */
const sections: readonly Section[] = [
  { name: 'quem-deve', label: 'Quem deve', content: <Owed /> },
  { name: 'pacotes', label: 'Pacotes', content: <Packages /> },
].map(({ content, ...section }) => ({
  ...section,
  content: <Suspense fallback={null}>{content}</Suspense>,
}));

/** /app/financeiro */
export const FinanceScreen = () => (
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
