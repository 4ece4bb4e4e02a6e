import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { idParams, whole } from './kit/params.ts';
import { author } from './kit/rule.ts';

const SEQUENCE = 'Versão inválida';
const after = (message: string) => whole(message, 0, 999_999_999);

/** A text that a note had, without the text. */
const noteVersionAnswer = v.object({
  /** Its name among the note's versions; grows, with gaps. */
  v: v.number(),
  /** 1, 2, 3 … */
  number: v.number(),
  at: v.string(),
  receivedAt: v.nullable(v.string()),
  authorId: v.nullable(uuid),
  authorName: v.nullable(v.string()),
  /** `null` where it has not been sealed yet. */
  hash: v.nullable(v.string()),
  /** True for a text that waited beside the note: it was never the note's own. */
  isAside: v.boolean(),
  /** 1, 2 … in the order in which devices first wrote the note; `null` where none is known. */
  device: v.nullable(v.number()),
  /** Words more and words gone since the version before; `null` where that was not counted. */
  changed: v.nullable(v.object({ added: v.number(), removed: v.number() })),
});
export type NoteVersionAnswer = v.InferOutput<typeof noteVersionAnswer>;

/** At most 100, the newest first, also of a note that was deleted. */
export const noteVersionsCall = defineCall({
  method: 'GET',
  path: '/notes/:id/versions',
  allow: author,
  params: idParams,
  query: v.object({ before: v.optional(after(SEQUENCE)) }),
  answer: v.object({ total: v.number(), versions: v.array(noteVersionAnswer) }),
});

export const noteVersionCall = defineCall({
  method: 'GET',
  path: '/notes/:id/versions/:v',
  allow: author,
  params: v.object({ id: uuid, v: after(SEQUENCE) }),
  answer: v.object({ v: v.number(), plaintext: v.string(), salt: uuid }),
});
export type NoteVersionText = v.InferOutput<typeof noteVersionCall.answer>;

const linkAnswer = v.object({
  v: v.number(),
  noteId: uuid,
  number: v.number(),
  at: v.string(),
  receivedAt: v.nullable(v.string()),
  sealedAt: v.string(),
  authorId: v.nullable(uuid),
  textHash: v.string(),
  hash: v.string(),
});

/** At most 500 links of a note's chain after a number, also of a note whose texts were erased. */
export const noteChainCall = defineCall({
  method: 'GET',
  path: '/notes/:id/chain',
  allow: author,
  params: idParams,
  query: v.object({ after: v.optional(after(SEQUENCE)) }),
  answer: v.object({
    /** Of all links. */
    total: v.number(),
    /** How many versions have not been sealed yet. */
    unsealed: v.number(),
    links: v.array(linkAnswer),
    /** Authors of the whole chain. */
    authors: v.array(v.object({ id: uuid, name: v.string() })),
    /** The server's signature of the whole chain as of now; `null` where there is no link yet. */
    signed: v.nullable(
      v.object({
        issuedAt: v.string(),
        /** The number of links that are signed. */
        count: v.number(),
        key: v.string(),
        value: v.string(),
      }),
    ),
  }),
});
export type NoteChainAnswer = v.InferOutput<typeof noteChainCall.answer>;

/**
 * Lists the keys that this server signs certificates with, the present one last.
 * Nobody has to sign in.
 */
export const custodyKeysCall = defineCall({
  method: 'GET',
  path: '/custody/keys',
  allow: 'public',
  answer: v.array(v.object({ key: v.string(), since: v.string() })),
});
