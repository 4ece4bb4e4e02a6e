import type { PaletteOptions } from '@mui/material/styles';

/*
 * Every text and background pair that these make has a contrast of at least 4.5:1, also on a 12 % tint of itself
 * (`themePalette.test.ts` computes it). `primary` is the calm teal-green; `secondary` the clay that marks what needs a
 * person.
 */
export const lightPalette = {
  background: { default: '#F7F3EC', paper: '#FFFFFF' },
  text: { primary: '#25312E', secondary: '#58645F' },
  divider: '#E4DCCF',
  primary: { main: '#17695F', dark: '#0F5149', light: '#2F8A7E', contrastText: '#FFFFFF' },
  secondary: { main: '#9C4A2B', dark: '#7C3820', light: '#BD6B4A', contrastText: '#FFFFFF' },
  success: { main: '#2F6B3A', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A0B', contrastText: '#FFFFFF' },
  error: { main: '#B3372F', contrastText: '#FFFFFF' },
  info: { main: '#2C5F86', contrastText: '#FFFFFF' },
} as const satisfies PaletteOptions;

export const darkPalette = {
  background: { default: '#141918', paper: '#1C2322' },
  text: { primary: '#E8E6E0', secondary: '#A9B3AF' },
  divider: '#313A38',
  primary: { main: '#7CC8BA', dark: '#5FB0A1', light: '#A3DDD2', contrastText: '#0F1E1B' },
  secondary: { main: '#E6A485', dark: '#D08B6A', light: '#F0BFA7', contrastText: '#0F1E1B' },
  success: { main: '#8CC897', contrastText: '#0F1E1B' },
  warning: { main: '#E3B66A', contrastText: '#0F1E1B' },
  error: { main: '#F0938B', contrastText: '#0F1E1B' },
  info: { main: '#8FBDE0', contrastText: '#0F1E1B' },
} as const satisfies PaletteOptions;
