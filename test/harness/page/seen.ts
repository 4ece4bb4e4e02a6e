import { configure } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

const IGNORED = 'script, style';

/** In this file texts are found as a person finds them, who does not see what is drawn ahead. */
export function findWhatIsSeen(): void {
  beforeAll(() => configure({ defaultIgnore: `${IGNORED}, [aria-hidden="true"] *` }));
  // The files of one process share what is configured.
  afterAll(() => configure({ defaultIgnore: IGNORED }));
}
