import type { Theme } from '@mui/material/styles';
import { calendarTones } from '../../../ui/calendar/marks.ts';

export const tint = (color: string, share: number, on: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${on})`;

/** The sessions of a grid: where they stand, and how they look by their tone. */
export function events(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...calendarTones(theme.vars),
    // Apart from what stands there: of two elements with the same classes and no styles of their own the browser works
    // the look out once.
    '& .place': { position: 'absolute', insetInlineStart: 2, width: 'calc(100% - 4px)' },
    '& .event': {
      position: 'absolute',
      inset: 0,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      width: '100%',
      margin: 0,
      padding: theme.spacing(0.25, 0.75),
      textAlign: 'start',
      fontFamily: 'inherit',
      fontSize: theme.typography.pxToRem(13),
      lineHeight: 1.3,
      color: palette.text.primary,
      cursor: 'pointer',
      borderRadius: 6,
      border: `1px solid ${tint('var(--tone)', 35, palette.background.paper)}`,
      borderInlineStart: '4px solid var(--tone)',
      backgroundColor: tint('var(--tone)', 13, palette.background.paper),
      WebkitTapHighlightColor: 'transparent',
    },
    '& .event:focus-visible': { zIndex: 2, outlineOffset: -2 },
    '& .event > .end': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 'min(8px, 25%)',
      cursor: 'ns-resize',
    },
    '& .event:hover > .end, & .event:focus-visible > .end': {
      borderBottom: '3px double var(--tone)',
    },
  } as const;
}

/** What a session says of itself, also where a column is narrow. */
export function eventWords(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // A line that finds no room is out of sight: never half of it.
    '& .text': {
      display: 'block',
      flexShrink: 0,
      maxHeight: 'round(down, 100%, 1.3em)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      backgroundColor: 'inherit',
    },
    // The line of now lies over the block and under its words.
    '& .today .text > span': { position: 'relative', zIndex: 3, backgroundColor: 'inherit' },
    '& .text > .name': { fontWeight: 600 },
    '& .struck > .text > .name': { textDecoration: 'line-through' },
    '& .text > .time': { color: palette.text.secondary },
    // The name in small letters tells more than a cut time.
    '&[data-tight] .event': {
      padding: theme.spacing(0.25),
      fontSize: theme.typography.pxToRem(11),
      lineHeight: 1.15,
      borderInlineStartWidth: 3,
    },
    '&[data-tight] .text > .time': { display: 'none' },
    '&[data-tight] .text': {
      maxHeight: 'round(down, 100%, 1.15em)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '&[data-tight] .text > .name': { fontWeight: 500 },
  } as const;
}
