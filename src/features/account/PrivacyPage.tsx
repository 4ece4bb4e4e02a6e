import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.ts';

/** /privacidade: who answers for which data, what they are for, and what can be asked for. */
export const PrivacyPage = () => (
  <LegalPage
    title="Aviso de privacidade"
    about="Quem responde pelos seus dados, para que eles servem, com quem ficam e quais são os seus direitos."
    sections={PRIVACY}
    beside={{ href: '/termos', label: 'termos de uso' }}
  />
);
