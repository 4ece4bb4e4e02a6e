import { styled } from '@mui/material/styles';
import { initialsOf, type PersonTone, toneOf } from './personMark.ts';

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: PersonTone }>(
  ({ theme, tone }) => {
    const color = tone === 'text' ? theme.vars.palette.text.primary : theme.vars.palette[tone].main;
    return {
      flexShrink: 0,
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '1.75em',
      height: '1.5em',
      paddingInline: '0.25em',
      borderRadius: '0.5em',
      fontSize: theme.typography.pxToRem(11),
      lineHeight: 1,
      fontWeight: 700,
      color,
      border: `1px solid ${color}`,
      backgroundColor: `color-mix(in srgb, ${color} 12%, ${theme.vars.palette.background.paper})`,
    };
  },
);

/** A colleague at a glance: the initials, in a colour of their own. */
export const PersonMark = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Mark tone={toneOf(id)} aria-hidden>
    {initialsOf(name)}
  </Mark>
);
