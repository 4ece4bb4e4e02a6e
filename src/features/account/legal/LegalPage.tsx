import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TERMS } from '../../../domain/legal/terms.ts';
import { formatDay } from '../../../domain/time/format.ts';

export interface LegalSection {
  readonly title: string;
  readonly points: readonly string[];
}

/** A text that people agree to: what it is, as of when, and its sections. */
export function LegalPage(props: {
  readonly title: string;
  readonly about: string;
  readonly sections: readonly LegalSection[];
  /** Tells of this server, below the sections. */
  readonly here?: ReactNode;
  /** The other text. */
  readonly beside: { readonly href: string; readonly label: string };
}) {
  const { title, about, sections, here, beside } = props;
  return (
    <Box component="main" sx={{ maxWidth: 720, marginInline: 'auto', padding: { xs: 2, sm: 4 } }}>
      <Typography variant="h1" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        Versão {TERMS.version}, de {formatDay(TERMS.day)}. Veja também:{' '}
        <Link href={beside.href}>{beside.label}</Link>.
      </Typography>
      {sections.map((section) => (
        <Box component="section" key={section.title} sx={{ marginBottom: 3 }}>
          <Typography variant="h2" sx={{ marginBottom: 1 }}>
            {section.title}
          </Typography>
          <Box
            component="ul"
            sx={{ margin: 0, paddingInlineStart: 3, '& > li': { marginBottom: 1 } }}
          >
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </Box>
      ))}
      {here}
      <Link href="/login">Voltar ao Sereno</Link>
    </Box>
  );
}
