import Typography from '@mui/material/Typography';
import { useKeptAnswer } from '../../client/online/useKeptAnswer.ts';
import { aiProviderCall } from '../../domain/contract/kit/server.ts';
import { providerWords } from './providerWords.ts';

/** Tells who reads notes and hears recordings, and in which country. */
export function ProviderText() {
  const provider = useKeptAnswer(aiProviderCall);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {providerWords(provider)}
    </Typography>
  );
}
