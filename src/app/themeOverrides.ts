import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** What a theme says about MUI's parts. */
export type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
