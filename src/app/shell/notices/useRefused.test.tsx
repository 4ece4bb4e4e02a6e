import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRefused } from './useRefused.ts';

const follow = (token: string, isRefused: boolean) =>
  renderHook((now: { token: string; isRefused: boolean }) => useRefused(now.token, now.isRefused), {
    initialProps: { token, isRefused },
  });

describe('a token that the server refuses', () => {
  it('is told from the one that has just taken its place', () => {
    const { result, rerender } = follow('former', true);
    expect(result.current).toBe(true);
    rerender({ token: 'new', isRefused: true });
    expect(result.current).toBe(false);
    rerender({ token: 'new', isRefused: false });
    expect(result.current).toBe(false);
  });

  it('is refused in its turn once the device has sent it', () => {
    const { result, rerender } = follow('former', true);
    rerender({ token: 'new', isRefused: false });
    rerender({ token: 'new', isRefused: true });
    expect(result.current).toBe(true);
  });
});
