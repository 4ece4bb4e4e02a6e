import {
  noteChainCall,
  noteVersionCall,
  noteVersionsCall,
} from '../../src/domain/contract/custody.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { chainOf, textOfVersion, versionsOf } from './read.ts';

/** The texts that a note had, and the chain of their seals. */
export const custodyEndpoints: readonly Endpoint[] = [
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
    summary: 'A cadeia de selos de uma nota, também depois que os textos foram eliminados.',
    read: (reader, { params: { id }, query: { after } }) => chainOf(reader, id, after),
  }),
];
