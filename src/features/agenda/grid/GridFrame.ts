import { styled, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { events, eventWords, tint } from './eventLook.ts';

/** Heads and hours, which stay in sight. */
function frame(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '--hour': theme.spacing(6),
    '--gutter': theme.spacing(6.5),
    '--least': theme.spacing(0),
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&.people': { '--least': theme.spacing(14) },
    '& .heads, & .body': {
      display: 'grid',
      gridTemplateColumns: 'var(--gutter) minmax(0, 1fr)',
      minWidth: 'calc(var(--gutter) + var(--count) * var(--least))',
    },
    '& .heads': {
      position: 'sticky',
      top: 0,
      zIndex: 5,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .corner, & .hours': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 4,
      backgroundColor: palette.background.paper,
    },
    // Each hour's time is centred on its line, by flow alone: whatever is placed is looked at by itself at every turn.
    '& .hours': {
      boxSizing: 'border-box',
      height: 'calc(var(--hour) * 24)',
      paddingBlockStart: `calc(var(--hour) - ${theme.spacing(1)})`,
    },
    '& .hours time': {
      display: 'block',
      height: 'var(--hour)',
      lineHeight: theme.spacing(2),
      paddingInlineEnd: theme.spacing(1),
      textAlign: 'end',
      fontSize: theme.typography.pxToRem(12),
      color: palette.text.secondary,
    },
  } as const;
}

/** A day's surface. */
function surface(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .columns': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
      height: 'calc(var(--hour) * 24)',
      // The hours' lines, of all columns at once.
      backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px)`,
      backgroundSize: '100% var(--hour)',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      WebkitTouchCallout: 'none',
      touchAction: 'pan-x pan-y',
    },
    '& .columns[data-dragging]': { cursor: 'grabbing', '& *': { cursor: 'inherit' } },
    '& .columns[data-dragging=choose]': { cursor: 'default' },
    '& .columns[data-dragging=lengthen]': { cursor: 'ns-resize' },
    '& .columns[data-dragging=fixed]': { cursor: 'not-allowed' },
    '& .column': {
      position: 'relative',
      borderInlineStart: `1px solid ${palette.divider}`,
    },
    '& .column.today': { backgroundColor: tint(palette.primary.main, 5, 'transparent') },
  } as const;
}

/** What of a day is not free. */
function shades(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .outside, & .pause': { position: 'absolute', insetInline: 0, overflow: 'hidden' },
    '& .outside': {
      backgroundColor: tint(palette.text.primary, 6, 'transparent'),
    },
    '& .pause': {
      padding: theme.spacing(0.25, 0.75),
      fontSize: theme.typography.pxToRem(12),
      lineHeight: 1.3,
      color: palette.text.secondary,
      backgroundImage: `repeating-linear-gradient(135deg, ${tint(palette.text.primary, 9, 'transparent')} 0 2px, transparent 2px 9px)`,
      borderBlock: `1px solid ${palette.divider}`,
      whiteSpace: 'nowrap',
      '& span': {
        borderRadius: 4,
        paddingInline: theme.spacing(0.5),
        backgroundColor: palette.background.paper,
      },
    },
    '& .pause.block': {
      backgroundImage: `repeating-linear-gradient(45deg, ${tint(palette.secondary.main, 18, 'transparent')} 0 3px, transparent 3px 9px)`,
    },
    '& .free': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'default',
    },
  } as const;
}

/** What lies over the sessions: now, and the cell of the keyboard. */
function overlays(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // Over the session of now, yet its text stays readable: the line is thin and stops no pointer.
    '& .now': {
      position: 'absolute',
      insetInline: 0,
      zIndex: 2,
      height: 0,
      borderTop: `2px solid ${palette.secondary.main}`,
      pointerEvents: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -5,
        top: -5,
        width: theme.spacing(1),
        height: theme.spacing(1),
        borderRadius: '50%',
        backgroundColor: palette.secondary.main,
      },
    },
    '& [data-record][data-lifted]': { opacity: 0.4 },
    '& .awaited': {
      position: 'absolute',
      zIndex: 1,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      padding: theme.spacing(0.25, 0.75),
      fontSize: theme.typography.pxToRem(12),
      lineHeight: 1.3,
      pointerEvents: 'none',
      borderRadius: 6,
      border: `2px dotted ${palette.info.main}`,
      color: palette.text.secondary,
      backgroundColor: tint(palette.info.main, 8, palette.background.paper),
      '& .name': { fontWeight: 600, color: palette.text.primary },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& .cell': {
      position: 'absolute',
      zIndex: 3,
      padding: theme.spacing(0.25, 0.75),
      font: 'inherit',
      fontSize: theme.typography.pxToRem(13),
      textAlign: 'start',
      lineHeight: 1.3,
      overflow: 'hidden',
      border: 0,
      borderRadius: 6,
      color: palette.text.primary,
      backgroundColor: tint(palette.primary.main, 16, palette.background.paper),
      '&:focus-visible': { outlineOffset: -2 },
      '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
    },
  } as const;
}

/** What follows the pointer or the keys; how it is framed says as much as its colour. */
function ghost(theme: Theme) {
  const { palette } = theme.vars;
  const small = theme.typography.pxToRem(12);
  return {
    '& .ghost': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: 6,
      pointerEvents: 'none',
      borderRadius: 6,
      border: `2px solid ${palette.primary.main}`,
      backgroundColor: tint(palette.primary.main, 22, 'transparent'),
      willChange: 'transform',
      '&[hidden]': { display: 'none' },
      '& div': {
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100%',
        padding: theme.spacing(0.25, 0.75),
        borderRadius: 4,
        fontSize: small,
        lineHeight: 1.3,
        fontWeight: 600,
        color: palette.text.primary,
        backgroundColor: tint(palette.primary.main, 16, palette.background.paper),
      },
      '& .when': { fontWeight: 500 },
      '& span:empty': { display: 'none' },
      '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& .ghost[data-kind=warned]': {
      borderStyle: 'dashed',
      borderColor: palette.warning.main,
      '& div': { backgroundColor: tint(palette.warning.main, 14, palette.background.paper) },
      '& .words::before': { content: '"⚠ "' },
    },
    '& .ghost[data-kind=refused]': {
      borderStyle: 'dotted',
      borderColor: palette.error.main,
      '& div': { backgroundColor: tint(palette.error.main, 12, palette.background.paper) },
      '& .words::before': { content: '"✕ "' },
    },
  } as const;
}

/** The grid's look, by class names: a week has hundreds of pieces, and one style sheet. */
export const GridFrame = styled('div')(
  memoTheme(({ theme }) => ({
    ...frame(theme),
    ...surface(theme),
    ...shades(theme),
    ...events(theme),
    ...eventWords(theme),
    ...overlays(theme),
    ...ghost(theme),
  })),
);
