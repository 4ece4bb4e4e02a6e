import { type OnPiece, textPieces } from './body.ts';

/** Whether a line of an event stream carries an event; comments are heartbeats. */
const isData = (line: string): boolean => line.startsWith('data:');

/** Reads a server-sent event stream to its end; `onPiece` for every sign of life, `onEvent` for every event. */
export async function readEvents(
  response: Response,
  onPiece: OnPiece,
  onEvent: () => void,
): Promise<void> {
  let rest = '';
  for await (const piece of textPieces(response, onPiece)) {
    const lines = (rest + piece).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (lines.some(isData)) onEvent();
  }
}
