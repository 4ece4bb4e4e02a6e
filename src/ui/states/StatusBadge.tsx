import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';

const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info', 'neutral'] as const;
export type BadgeTone = (typeof TONES)[number];

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BadgeTone }>(
  memoTheme(({ theme: { vars } }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    variants: TONES.map((tone) => {
      const color = tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main;
      const backgroundColor = `color-mix(in srgb, ${color} 12%, transparent)`;
      return { props: { tone }, style: { color, backgroundColor } };
    }),
  })),
);

/** A short state in words; the colour only repeats it. */
export const StatusBadge = memo(function StatusBadge(props: {
  tone: BadgeTone;
  children: ReactNode;
}) {
  return <Badge tone={props.tone}>{props.children}</Badge>;
});
