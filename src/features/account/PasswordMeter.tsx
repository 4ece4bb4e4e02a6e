import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Strength, strengthOf } from '../../domain/auth/weakness.ts';
import { polite } from '../../ui/states/polite.ts';

const SEGMENTS = [1, 2, 3];

const LEVELS: Readonly<
  Record<Strength | 'weak', { filled: number; color: string; words: string }>
> = {
  weak: { filled: 0, color: 'error.main', words: 'Senha fraca.' },
  fair: {
    filled: 1,
    color: 'warning.main',
    words: 'Senha razoável. Com mais palavras ela protege melhor.',
  },
  good: { filled: 2, color: 'success.main', words: 'Senha boa.' },
  strong: { filled: 3, color: 'success.main', words: 'Senha forte.' },
};

/** Says how well a new password protects, and encourages more. Nothing while nothing is typed. */
export function PasswordMeter(props: { readonly password: string; readonly valid: boolean }) {
  const { password, valid } = props;
  const { filled, color, words } = LEVELS[valid ? strengthOf(password) : 'weak'];
  return (
    <Box {...polite} aria-live="polite" sx={{ marginTop: -1.5 }}>
      {password !== '' && (
        <>
          <Box aria-hidden sx={{ display: 'flex', gap: 0.5, marginBottom: 0.5 }}>
            {SEGMENTS.map((segment) => (
              <Box
                key={segment}
                sx={{
                  flex: 1,
                  height: 4,
                  borderRadius: 1,
                  backgroundColor: segment <= filled ? color : 'divider',
                }}
              />
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words}
          </Typography>
        </>
      )}
    </Box>
  );
}
