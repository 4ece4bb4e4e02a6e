/** Styles a notice so that its buttons go below the words where there is no room beside them. */
export const WRAPPING = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 12rem' },
  '& .MuiAlert-action': { flexWrap: 'wrap', justifyContent: 'flex-end', whiteSpace: 'nowrap' },
} as const;
