import type { Overrides } from './themeOverrides.ts';

/** Colours of the person's own choice: backgrounds that say something are painted over, so borders say it. */
const FORCED = '@media (forced-colors: active)';
const HIGHLIGHT = { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } as const;

const CHOSEN =
  '&.Mui-selected, &[aria-current]:not([aria-current=false]), &[aria-pressed=true], &[aria-selected=true]';

/** Their neighbours or their list would cut a ring outside of them off. */
const INSIDE = '&.MuiMenuItem-root, &.MuiListItemButton-root, &.MuiTab-root, &[data-ring=inside]';

/** Where the keyboard is, and what is chosen, for every button: MUI takes the browser's own ring away. */
export const focus: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outlineStyle: 'solid',
          outlineWidth: 2,
          outlineColor: theme.vars.palette.primary.main,
          outlineOffset: 2,
          [INSIDE]: { outlineOffset: -2 },
        },
        [FORCED]: {
          '&.MuiButton-root': { border: '1px solid' },
          [CHOSEN]: { border: '2px solid Highlight' },
        },
      }),
    },
  },
  MuiTabs: { styleOverrides: { indicator: { [FORCED]: HIGHLIGHT } } },
  MuiLinearProgress: {
    styleOverrides: { root: { [FORCED]: { border: '1px solid' } }, bar: { [FORCED]: HIGHLIGHT } },
  },
};
