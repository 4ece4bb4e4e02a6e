import type { Theme } from '@mui/material/styles';
import { calendarTones } from '../../../ui/calendar/marks.ts';
import { ROOMY } from './place/lines.ts';

export const tint = (color: string, share: number, on: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${on})`;

/** The sessions of a grid: where they stand, and how they look by their tone. */
export function events(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...calendarTones(theme.vars),
    // Apart from what stands there: of two elements with the same classes and no styles of their own the browser works
    // the look out once.
    '& .place': {
      position: 'absolute',
      insetInlineStart: 2,
      width: 'calc(100% - 4px)',
      // Neither dots nor a second look at what fits: a week has many, and each tells all of itself where it is pointed at.
      // Clipped here, where no corner is round: that is painted sooner.
      overflow: 'clip',
    },
    '& .event': {
      height: '100%',
      boxSizing: 'border-box',
      whiteSpace: 'nowrap',
      padding: theme.spacing(0.125, 0.75, 0.125, 1.125),
      fontSize: theme.typography.pxToRem(13),
      lineHeight: 1.3,
      color: palette.text.primary,
      cursor: 'pointer',
      borderRadius: 6,
      // One border of one colour, and the tone before it as a shadow: two colours on round corners take three times as long.
      border: `1px solid ${tint('var(--tone)', 35, palette.background.paper)}`,
      boxShadow: 'inset 3px 0 0 var(--tone)',
      backgroundColor: tint('var(--tone)', 13, palette.background.paper),
      WebkitTapHighlightColor: 'transparent',
    },
    // Shadows are not drawn there.
    '@media (forced-colors: active)': { '& .event': { borderInlineStartWidth: 4 } },
    '& .place:focus-within': { zIndex: 2 },
    '& .event:focus-visible': { outlineOffset: -2 },
    '& .event > .end': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 'min(8px, 25%)',
      cursor: 'ns-resize',
    },
    // A mouse finds it on the session that it is over; on the others it would be a layer more to paint.
    '@media (hover: hover) and (pointer: fine)': {
      '& .event:not(:hover, :focus-visible) > .end': { display: 'none' },
    },
    '& .event:hover > .end, & .event:focus-visible > .end': {
      borderBottom: '3px double var(--tone)',
    },
  } as const;
}

/** Below the name, and as wide as a time, in the block's letters. */
const SECOND_LINE = 'calc(1.4em + 1px)';
const TIME = '2.9em';
/** In a block of this width a time leaves a name no five letters. */
const NARROW = '88px';

/** What a session says of itself, also where a column is narrow. */
export function eventWords(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .event > .name': { fontWeight: 600 },
    '& .event > :not(:last-child)': { marginInlineEnd: theme.spacing(0.5) },
    '& .event > .time, & .event > .state': { color: palette.text.secondary },
    '& .struck > .name': { textDecoration: 'line-through' },
    // The line of now lies over the block and under its words.
    '& .today .event > .name, & .today .event > .time': {
      position: 'relative',
      zIndex: 3,
      backgroundColor: 'inherit',
    },
    // On one line a name leaves it no room, but in a wide column; its colour and its card say the same.
    '& .event > .state': { display: 'none' },
    '&[data-wide] .event > .state': { display: 'inline' },
    // On one line the time comes first: a long name is cut, and never the time.
    [ROOMY]: {
      '& > .time, & > .state': { position: 'absolute', insetBlockStart: SECOND_LINE },
      '& > .time': { insetInlineStart: theme.spacing(1.25) },
      '& > .state': {
        display: 'inline',
        insetInlineStart: `calc(${theme.spacing(1.75)} + ${TIME})`,
      },
    },
    // Beside others of the same time the name alone, where there is no room for both: the hours are at the grid's edge.
    '& .shared': { containerType: 'inline-size' },
    [`@container (max-width: ${NARROW})`]: {
      '& .shared > .event > .time, & .shared > .event > .state': { display: 'none' },
    },
    // The name in small letters tells more than a cut time.
    '&[data-tight] .event': {
      padding: theme.spacing(0.25, 0.25, 0.25, 0.5),
      fontSize: theme.typography.pxToRem(11),
      lineHeight: 1.15,
      boxShadow: 'inset 2px 0 0 var(--tone)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '&[data-tight] .event > .time, &[data-tight] .event > .state': { display: 'none' },
    '&[data-tight] .event > .name': { fontWeight: 500 },
  } as const;
}
