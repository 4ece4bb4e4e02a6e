import { styled, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { blockedGround, calendarMarks } from './marks.ts';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Days alone, to choose one from. */
const plain = ({ vars: { palette }, spacing, typography }: Theme) => ({
  width: '100%',
  tableLayout: 'fixed' as const,
  borderCollapse: 'collapse' as const,
  '& th': { ...typography.body2, paddingBlock: spacing(0.5), color: palette.text.secondary },
  '& td': {
    height: spacing(5.5),
    padding: 0,
    textAlign: 'center' as const,
    verticalAlign: 'middle' as const,
    cursor: 'pointer',
    borderRadius: 8,
  },
  '& td:hover': { backgroundColor: palette.action.hover },
  '& td.beyond': { color: palette.text.secondary },
  '& td.today .number': { color: palette.primary.main, fontWeight: 700 },
  '& td[aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
  },
});

const cells = ({ vars, spacing, typography, breakpoints }: Theme) => ({
  '& td': {
    height: 'var(--cell)',
    padding: spacing(0.25, 0.25, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderRadius: 0,
    border: `1px solid ${vars.palette.divider}`,
    borderWidth: '1px 0 0 1px',
  },
  '& td:first-of-type': { borderInlineStartWidth: 0 },
  '& td.beyond, & td.off': { backgroundColor: vars.palette.background.default },
  '& td[aria-selected="true"]': { boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}` },
  '& td.blocked': { backgroundImage: blockedGround(vars) },
  '& .head': { display: 'flex', alignItems: 'center', gap: spacing(0.5), minWidth: 0 },
  '& .number': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    fontSize: typography.pxToRem(13),
    fontWeight: 600,
  },
  '& td.today .number': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  '& .name': {
    ...cut,
    minWidth: 0,
    fontSize: typography.pxToRem(11.5),
    color: vars.palette.text.secondary,
  },
  '& td.holiday .name, & td.holiday:not(.today) .number': { color: vars.palette.secondary.main },
  [breakpoints.down('sm')]: {
    '& td': { textAlign: 'center' },
    '& .head': { justifyContent: 'center' },
    '& .head .name': { display: 'none' },
    '& td.optional:not(.today) .number, & td.holiday:not(.today) .number': {
      boxShadow: `inset 0 0 0 1.5px ${vars.palette.secondary.main}`,
    },
  },
});

const lines = ({ vars: { palette }, spacing, typography, breakpoints }: Theme) => ({
  '& .entry, & .pause': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.375),
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    height: 20,
    padding: spacing(0, 0.5),
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    fontSize: typography.pxToRem(12.5),
    textAlign: 'start',
    color: palette.text.primary,
    background: 'none',
  },
  '& button': { cursor: 'pointer' },
  '& button.entry:hover': { backgroundColor: 'color-mix(in srgb, var(--tone) 14%, transparent)' },
  '& .text': { ...cut, minWidth: 0 },
  '& .time, & .pause': { color: palette.text.secondary },
  '& .time': { flexShrink: 0, fontSize: typography.pxToRem(11.5), letterSpacing: '-0.02em' },
  '& .primary .text, & .refused .text': { fontWeight: 600 },
  '& .over .text': { textDecoration: 'line-through', color: palette.text.secondary },
  '& .waiting .text': { fontStyle: 'italic' },
  '& .rest': { display: 'flex', alignItems: 'center', gap: spacing(0.5), paddingInline: 4 },
  '& [data-more]': {
    minHeight: 20,
    padding: 0,
    border: 0,
    font: 'inherit',
    fontSize: typography.pxToRem(12),
    fontWeight: 600,
    color: palette.text.secondary,
    background: 'none',
  },
  // A phone has room for a dot each: the day that is touched is told in the list below.
  [breakpoints.down('sm')]: {
    '& .lines': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 3,
      pointerEvents: 'none',
    },
    '& .entry, & .pause': { width: 'auto', height: 'auto', padding: 0 },
    '& .entry > span, & .pause > span, & .word': { display: 'none' },
    '& .rest': { paddingInline: 0, gap: 3 },
    // A lunch that every day has would only stand between the dots.
    '& .pattern.break': { display: 'none' },
    '& .pattern': { width: 9 },
    '& [data-more]': { minHeight: 0, lineHeight: 1, fontSize: typography.pxToRem(11) },
  },
});

/** `holds`: its cells hold things, and are as high as those need. */
export const MonthTable = styled('table')(
  memoTheme(({ theme }) => plain(theme)),
  memoTheme(({ theme }) => ({
    '&.holds': {
      ...calendarMarks(theme.vars),
      '--cell': theme.spacing(13.5),
      [theme.breakpoints.down('sm')]: { '--cell': theme.spacing(6.5) },
    },
  })),
  memoTheme(({ theme }) => ({ '&.holds': cells(theme) })),
  memoTheme(({ theme }) => ({ '&.holds': lines(theme) })),
);
