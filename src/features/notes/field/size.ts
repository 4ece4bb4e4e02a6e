/**
 * Returns styles by which a field grows with its text where the browser can do that by itself.
 * Measuring 100 kB at each key by a second field takes longer than the key.
 */
export const sizeOf = (minRows: number, maxRows: number) => ({
  '@media print': { display: 'none' },
  '& textarea': {
    fieldSizing: 'content',
    minHeight: `${minRows * LINE}em`,
    maxHeight: `${maxRows * LINE}em`,
    overflowY: 'auto !important',
    resize: 'none',
  },
});
const LINE = 1.4375;

/** Only the text, as high as there is room. */
export const FILLING = {
  flex: '1 1 0',
  minHeight: 0,
  '& .MuiInputBase-root': { height: '100%', alignItems: 'stretch', fontSize: '1.125rem' },
  '& textarea': { height: '100% !important', overflowY: 'auto !important', resize: 'none' },
  '& fieldset': { border: 'none' },
  '& label': { display: 'none' },
} as const;
