import type { Steps } from '../../../../core/steps.ts';
import { type Likelihood, likelihoodOf } from './classify.ts';

/** Words of a sentence that are judged together: `[from, to)`. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface JudgedWindow extends Window, Likelihood {}

const LENGTH = 24;
/** Windows overlap, so that no expression is parted. */
const STEP = 12;

/** Parts a sentence of so many words into windows. */
export function windowsOf(length: number): readonly Window[] {
  const windows: Window[] = [];
  for (let from = 0; from < length; from += STEP) {
    const to = Math.min(length, from + LENGTH);
    windows.push({ from, to });
    if (to === length) break;
  }
  return windows;
}

/** Judges each window of a sentence of folded words. */
export function* judged(words: readonly string[]): Steps<readonly JudgedWindow[]> {
  const windows: JudgedWindow[] = [];
  for (const window of windowsOf(words.length)) {
    windows.push({ ...window, ...likelihoodOf(words.slice(window.from, window.to)) });
    yield;
  }
  return windows;
}

/** Returns the windows of a sentence that hold some of the words `[at, end)`. */
export function windowsAt(
  windows: readonly JudgedWindow[],
  at: number,
  end: number,
): readonly JudgedWindow[] {
  const first = Math.max(0, Math.floor((at - LENGTH) / STEP));
  return windows
    .slice(first, Math.ceil(end / STEP) + 1)
    .filter(({ from, to }) => from < end && at < to);
}
