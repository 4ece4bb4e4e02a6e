const COPIED = [
  'font',
  'letterSpacing',
  'padding',
  'boxSizing',
  'lineHeight',
  'textTransform',
  'textIndent',
] as const;

/** How high a text stands in the field. It is laid out once: not to be asked at each key. */
function heightOf(field: HTMLTextAreaElement, text: string): number {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of COPIED) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    insetInlineStart: '-9999px',
    width: `${field.clientWidth}px`,
    paddingBottom: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.textContent = `${text}\u200b`;
  document.body.append(mirror);
  const { height } = mirror.getBoundingClientRect();
  mirror.remove();
  return height;
}

/** A line's box on the screen, to put something beside it. @param place of a letter in it, in UTF-16 units */
export function lineBox(field: HTMLTextAreaElement, place: number): DOMRect {
  const { left, top, width, height } = field.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(field).lineHeight) || 24;
  const isLast = !field.value.includes('\n', place) && field.scrollHeight > field.clientHeight;
  const below = isLast ? field.scrollHeight : heightOf(field, field.value.slice(0, place));
  const bottom = Math.min(Math.max(below - field.scrollTop, line), height);
  return new DOMRect(left, top + bottom - line, Math.min(width, 320), line);
}
