/** Ten minutes have some 30,000 blocks, boxes, frames, pages or chunks. */
const PIECES_MAX = 200_000;

/**
 * To be called for each piece of a file that is walked through.
 * @throws RangeError for a file of so many that it was made to keep the server busy
 */
export function pieceCounter(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > PIECES_MAX) throw new RangeError('The file has too many pieces.');
  };
}
