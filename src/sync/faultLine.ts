const PLACES = 4;

/** A frame's end, e.g. `sync.worker-1a2b.js:1:2345`. No word of a person has this form. */
const PLACE = /([\w.-]+\.[cm]?[jt]sx?(?:\?[\w=&.-]*)?:\d+:\d+)\)?$/;

/**
 * Name and places of a fault, for the console: `TypeError at a.js:1:23, b.js:1:45`.
 * Never its message: those of stores may repeat what a person wrote.
 */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  // The message stands in the stack's head, and may look like a frame.
  const [, ...after] = message === '' ? ['', stack] : stack.split(message);
  const frames = (after.at(-1) ?? '').split('\n');
  const places = frames.flatMap((frame) => PLACE.exec(frame.trim())?.[1] ?? []).slice(0, PLACES);
  return places.length === 0 ? name : `${name} at ${places.join(', ')}`;
}
