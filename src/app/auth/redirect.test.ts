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
  ['/%5Cevil.example/app/x', null],
  ['/%2F%2Fevil.example/app/x', null],
  ['%2F%2Fevil.example/app/x', null],
  ['/app/..//evil.example', null],
  ['/app/%2e%2e//evil.example', null],
  ['/login', null],
  ['/app/../login', null],
  [undefined, null],
])('after signing in, %j leads to %j', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});
