import * as v from 'valibot';
import type { Shape } from './valid.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepts = (shape: Shape, value: unknown): boolean =>
  v.safeParse(shape as unknown as v.GenericSchema, value).success;

const isOpen = ({ type }: Shape): boolean =>
  ['loose_object', 'object_with_rest', 'record', 'any', 'unknown'].includes(type);

/** Paths of the fields that an answer holds and its schema does not name. */
function undeclared(shape: Shape, value: unknown, path: string): string[] {
  if (isOpen(shape)) return [];
  if (shape.wrapped) return value == null ? [] : undeclared(shape.wrapped, value, path);
  if (shape.item && Array.isArray(value))
    return value.flatMap((one) => undeclared(shape.item as Shape, one, `${path}[]`));
  if (shape.options && isObject(value)) {
    const option = (shape.options as readonly Shape[]).find((one) => accepts(one, value));
    return option ? undeclared(option, value, path) : [];
  }
  if (!shape.entries || !isObject(value)) return [];
  const { entries } = shape;
  return Object.entries(value).flatMap(([key, one]) => {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    return entry ? undeclared(entry, one, `${path}.${key}`) : [`${path}.${key}`];
  });
}

/** What is amiss with a success: it must fit what the endpoint declares, and hold nothing beside that. */
export function misfits(schema: v.GenericSchema, value: unknown): string[] {
  const parsed = v.safeParse(schema, value);
  const issues = parsed.issues ?? [];
  return [
    ...issues.map((issue) => `${v.getDotPath(issue) ?? 'all'}: ${issue.expected ?? issue.message}`),
    ...undeclared(schema as unknown as Shape, value, '').map((path) => `undeclared ${path}`),
  ];
}
