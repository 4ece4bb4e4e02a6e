import type { Theme } from '@mui/material/styles';

const BARE = {
  margin: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;

/**
 * What can be pressed in a row, as MUI's small icon button and its link look: said once for a whole list, since each of
 * MUI's own works out its styles by itself, and a list draws dozens of them at once.
 */
export const rowStyles = (theme: Theme) => {
  const { palette } = (theme as Theme & { vars: Theme }).vars;
  return {
    '& .opener': {
      ...theme.typography.subtitle2,
      color: palette.primary.main,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& button.opener': { ...BARE, padding: 0, borderRadius: 0 },
    '& .tool': {
      ...BARE,
      position: 'relative',
      display: 'inline-flex',
      flex: '0 0 auto',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: 5,
      borderRadius: '50%',
      fontSize: theme.typography.pxToRem(18),
      color: palette.action.active,
      transition: theme.transitions.create('background-color', {
        duration: theme.transitions.duration.shortest,
      }),
      '@media (hover: hover)': {
        '&:hover': {
          backgroundColor: `color-mix(in srgb, ${palette.action.active} 4%, transparent)`,
        },
      },
      '@media (max-width: 639px), (pointer: coarse)': { minHeight: 44, minWidth: 44 },
    },
  } as const;
};
