import {
  custodyKeysCall,
  noteChainCall,
  noteVersionCall,
  noteVersionsCall,
} from '../../../../src/domain/contract/custody.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { withReader } from '../../../engine/reading/reader.ts';
import { createSigner, publicKeys } from './keys.ts';
import { chainOf, textOfVersion, versionsOf } from './read.ts';

/**
 * The texts that a note had, the chain of their seals, and the keys that certificates are signed
 * with.
 */
export const custodyEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  endpoint(noteVersionsCall, {
    summary:
      'As versões de uma nota, a mais nova primeiro, sem os textos; também de uma nota excluída.',
    read: (reader, { params: { id }, query: { before } }) => versionsOf(reader, id, before),
  }),
  endpoint(noteVersionCall, {
    summary: 'O texto de uma versão de uma nota.',
    read: (reader, { params: { id, v } }) => textOfVersion(reader, id, v),
  }),
  endpoint(noteChainCall, {
    summary:
      'A cadeia de selos de uma nota, assinada pelo servidor, também depois que os textos foram eliminados.',
    // The key is read before the transaction. Within it an embedded database would wait for itself.
    async handle({ c, params: { id }, query: { after } }) {
      const signing = { sign: await createSigner(parts), now: parts.clock.now() };
      const { actor } = c.get('session');
      return withReader(parts.db, actor, signing.now, (reader) =>
        chainOf(reader, signing, id, after),
      );
    },
  }),
  endpoint(custodyKeysCall, {
    summary: 'As chaves públicas (Ed25519) com que este servidor assina comprovantes.',
    handle: () => publicKeys(parts),
  }),
];
