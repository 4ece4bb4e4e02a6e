import type { CSSObject, Theme } from '@mui/material/styles';

type Vars = Theme['vars'];

const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

const hatched = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 5px)`;

/** The colour of what has a tone as its class: `var(--tone)`. */
export const calendarTones = ({ palette }: Vars): CSSObject => ({
  '--tone': palette.text.secondary,
  ...Object.fromEntries(TONES.map((tone) => [`& .${tone}`, { '--tone': palette[tone].main }])),
  '& .neutral': { '--tone': palette.text.secondary },
});

/** How calendars and their legend tell things apart: a dot for an entry, a pattern for a pause. */
export function calendarMarks(vars: Vars): CSSObject {
  const { palette } = vars;
  return {
    ...calendarTones(vars),
    '& .dot': {
      boxSizing: 'border-box',
      flexShrink: 0,
      width: 9,
      height: 9,
      borderRadius: '50%',
      border: '2px solid var(--tone)',
      backgroundColor: 'var(--tone)',
    },
    '& .waiting .dot': { backgroundColor: 'transparent', borderStyle: 'dotted' },
    '& .over .dot': { backgroundColor: 'transparent' },
    '& .refused .dot': { borderRadius: 2, transform: 'rotate(45deg)' },
    '& .other .dot': { borderRadius: 2, backgroundColor: 'transparent' },
    '& .pattern': {
      flexShrink: 0,
      display: 'inline-block',
      width: 14,
      height: 9,
      borderRadius: 2,
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 60%, transparent)`,
    },
    '& .pattern.block': { backgroundImage: hatched(palette.text.secondary) },
    '& .pattern.break': { borderStyle: 'dashed' },
    '& .pattern.off': { backgroundColor: palette.background.default },
  };
}

/** The ground of a day that is blocked as a whole. */
export const blockedGround = ({ palette }: Vars): string =>
  hatched(`color-mix(in srgb, ${palette.text.secondary} 16%, transparent)`);
