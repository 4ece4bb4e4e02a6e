import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSame } from './useSame.ts';

afterEach(cleanup);

describe('what is drawn of an answer', () => {
  it('stays the same object while its content is, though each drawing makes another', () => {
    const { result, rerender } = renderHook(({ rows }) => useSame(rows.slice(0, 2)), {
      initialProps: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    });
    const first = result.current;
    rerender({ rows: [{ id: 'a' }, { id: 'b' }] });
    expect(result.current).toBe(first);
  });

  it('keeps its equal parts in another answer', () => {
    const { result, rerender } = renderHook(({ rows }) => useSame(rows), {
      initialProps: { rows: [{ id: 'a' }, { id: 'b' }] },
    });
    const [a] = result.current;
    rerender({ rows: [{ id: 'c' }, { id: 'a' }] });
    expect(result.current).toEqual([{ id: 'c' }, { id: 'a' }]);
    expect(result.current[1]).toBe(a);
  });
});
