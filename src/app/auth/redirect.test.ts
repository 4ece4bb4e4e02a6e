import { expect, it } from 'vitest';
import { returnPath } from './redirect.ts';

it.each([
  ['/app/agenda?dia=2026-11-21#x', '/app/agenda?dia=2026-11-21#x'],
  ['/app/notas/1', '/app/notas/1'],
  ['//evil.example/app/x', null],
  ['/\\evil.example/app/x', null],
  ['https://evil.example/app/x', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example/app/', null],
  ['/login', null],
  ['/app/../login', null],
  [undefined, null],
])('after signing in, %j leads to %j', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});
