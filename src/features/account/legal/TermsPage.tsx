import { LegalPage } from './LegalPage.tsx';
import { TERMS_OF_USE } from './terms.ts';

/** /termos: what the product does with what it is told, for patients and professionals alike. */
export const TermsPage = () => (
  <LegalPage
    title="Termos de uso"
    about="Em palavras simples: o que o Sereno faz, com quais dados e o que você pode pedir."
    sections={TERMS_OF_USE}
    beside={{ href: '/privacidade', label: 'aviso de privacidade' }}
  />
);
