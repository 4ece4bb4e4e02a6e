import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { formatMoment } from '../../domain/time/format.ts';

/** The two texts, and which version of them the person accepted, and when. */
export function AcceptedTerms() {
  const zone = useZone();
  const user = recordOf(useLive('practice', {})?.user);
  if (!user) return null;
  const { termsVersion, termsAcceptedAt } = user;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Link href="/termos" target="_blank" rel="noopener">
        Termos de uso
      </Link>{' '}
      e{' '}
      <Link href="/privacidade" target="_blank" rel="noopener">
        aviso de privacidade
      </Link>
      {termsVersion && termsAcceptedAt
        ? `: você aceitou a versão ${termsVersion} em ${formatMoment(termsAcceptedAt, zone)}.`
        : ': ainda não aceitos.'}
    </Typography>
  );
}
