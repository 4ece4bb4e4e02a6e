import * as v from 'valibot';
import { defineCall } from './call.ts';

const documentShape = v.looseObject({
  openapi: v.string(),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.unknown()),
});

export const healthCall = defineCall({
  method: 'GET',
  path: '/health',
  allow: 'public',
  /** `lastCopyAt`: when everything was last copied by this program, ISO; `null` where it never was. */
  answer: v.object({ status: v.literal('ok'), lastCopyAt: v.nullable(v.string()) }),
});

export const openApiCall = defineCall({
  method: 'GET',
  path: '/openapi.json',
  allow: 'public',
  answer: documentShape,
});

export const docsCall = defineCall({
  method: 'GET',
  path: '/docs',
  allow: 'public',
  answer: v.string(),
  answerType: 'text/html',
});
