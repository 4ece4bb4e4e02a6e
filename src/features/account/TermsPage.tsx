import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TERMS } from './terms.ts';

/** /termos: what the product does with what it is told, for patients and professionals alike. */
export function TermsPage() {
  return (
    <Box component="main" sx={{ maxWidth: 720, marginInline: 'auto', padding: { xs: 2, sm: 4 } }}>
      <Typography variant="h1" sx={{ marginBottom: 1 }}>
        Termos de uso
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>
        Em palavras simples: o que o Sereno faz, com quais dados e o que você pode pedir.
      </Typography>
      {TERMS.map(({ title, points }) => (
        <Box component="section" key={title} sx={{ marginBottom: 3 }}>
          <Typography variant="h2" sx={{ marginBottom: 1 }}>
            {title}
          </Typography>
          <Box
            component="ul"
            sx={{ margin: 0, paddingInlineStart: 3, '& > li': { marginBottom: 1 } }}
          >
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Link href="/login">Voltar ao Sereno</Link>
    </Box>
  );
}
