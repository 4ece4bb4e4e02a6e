import type {} from '@mui/material/themeCssVarsAugmentation';
import { ptBR } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { LONGEST_MS } from '../ui/motion.ts';
import { components } from './themeComponents.ts';
import { darkPalette, lightPalette } from './themePalette.ts';

/** Keep `index.html` in step: it sets the attribute before the first paint. */
export const SCHEME_STORAGE_KEY = 'sereno-scheme';

const DURATIONS = [
  'shortest',
  'shorter',
  'short',
  'standard',
  'complex',
  'enteringScreen',
  'leavingScreen',
] as const;

const transitions = {
  duration: Object.fromEntries(DURATIONS.map((name) => [name, LONGEST_MS])),
  getAutoHeightDuration: () => LONGEST_MS,
};

const heading = { fontWeight: 600, letterSpacing: '-0.01em' };

export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 10 },
    spacing: 8,
    transitions,
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      h1: { ...heading, fontSize: '1.625rem', lineHeight: 1.25 },
      h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
      h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35 },
      subtitle2: { fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components,
  },
  ptBR,
);
