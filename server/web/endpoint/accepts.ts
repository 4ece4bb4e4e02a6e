import type { Context } from 'hono';

/** Whether the caller names a content coding, and not to refuse it. */
export const accepts = (c: Context, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(
    c.req.header('accept-encoding') ?? '',
  );
