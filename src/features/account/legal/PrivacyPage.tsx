import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProviderText } from '../../../pieces/consent/ProviderText.tsx';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.ts';

/** /privacidade: who answers for which data, what they are for, and what can be asked for. */
export const PrivacyPage = () => (
  <LegalPage
    title="Aviso de privacidade"
    about="Quem responde pelos seus dados, para que eles servem, com quem ficam e quais são os seus direitos."
    sections={PRIVACY}
    here={
      <Box component="section" sx={{ marginBottom: 3 }}>
        <Typography variant="h2" sx={{ marginBottom: 1 }}>
          Programas que leem ou ouvem, neste servidor
        </Typography>
        <ProviderText />
      </Box>
    }
    beside={{ href: '/termos', label: 'termos de uso' }}
  />
);
