import { focus } from './themeFocus.ts';
import type { Overrides } from './themeOverrides.ts';

/** Where fingers are used: the spec's idea of a mobile device. */
const TOUCH = '@media (max-width: 639px), (pointer: coarse)';
const TOUCH_TARGET = 44;
/** For what lies over the page: just enough to lift it. */
const FLOATING = '0 8px 28px rgb(20 25 24 / 14%)';

const touchHeight = { [TOUCH]: { minHeight: TOUCH_TARGET } };
const touchSquare = { [TOUCH]: { minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET } };

const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: FLOATING,
      }),
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 600 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: FLOATING,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center', border: '1px solid' },
      standard: ({ theme, ownerState }) => {
        const { main } = theme.vars.palette[ownerState.severity ?? 'info'];
        return {
          color: theme.vars.palette.text.primary,
          backgroundColor: `color-mix(in srgb, ${main} 10%, ${theme.vars.palette.background.paper})`,
          borderColor: `color-mix(in srgb, ${main} 30%, transparent)`,
        };
      },
    },
  },
};

const controls: Overrides = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    // A word on a button is never broken, however narrow the place.
    styleOverrides: {
      root: { minHeight: 38, paddingInline: 16, overflowWrap: 'normal', ...touchHeight },
    },
  },
  MuiIconButton: { styleOverrides: { root: touchSquare } },
  MuiToggleButton: {
    styleOverrides: { root: { textTransform: 'none', paddingInline: 14, ...touchHeight } },
  },
  MuiCheckbox: { styleOverrides: { root: touchSquare } },
  MuiRadio: { styleOverrides: { root: touchSquare } },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', minHeight: TOUCH_TARGET, fontSize: '1rem' } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, ...touchHeight } } },
  MuiListItem: { styleOverrides: { divider: { '&:last-of-type': { borderBottom: 0 } } } },
  MuiListItemText: { styleOverrides: { root: { minWidth: 0 } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TOUCH_TARGET, borderRadius: 10 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
};

const fields: Overrides = {
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiNativeSelect: { styleOverrides: { select: { textOverflow: 'ellipsis' } } },
  // The label sits in the middle of a field that is taller than MUI's small one.
  MuiInputLabel: {
    styleOverrides: { sizeSmall: { '&:not(.MuiInputLabel-shrink)': { top: 2 } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
};

const tables: Overrides = {
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        fontVariantNumeric: 'tabular-nums',
        // Columns keep whole words and dates; a line of text makes a row of 42 px, of 52 under fingers.
        overflowWrap: 'break-word',
        padding: '10px 12px',
        [TOUCH]: { paddingBlock: 15 },
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
};

const page: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // One long word takes more lines, never more width.
      body: { overflowX: 'hidden', overflowWrap: 'anywhere' },
      '.num, time': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
      '@media print': {
        '.no-print, .MuiButton-root, .MuiIconButton-root, .MuiTabs-root': {
          display: 'none !important',
        },
        'h1, h2, h3': { breakAfter: 'avoid' },
        'tr, li, dl': { breakInside: 'avoid' },
      },
    }),
  },
};

export const components: Overrides = {
  ...surfaces,
  ...controls,
  ...fields,
  ...tables,
  ...page,
  ...focus,
};
