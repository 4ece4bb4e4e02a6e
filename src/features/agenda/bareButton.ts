/** Of a button that is styled as a whole: without the browser's look. MUI's own would cost each of many. */
export const bareButton = {
  margin: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;
