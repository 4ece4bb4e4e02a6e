import { type AiProviderAnswer, aiProviderCall } from '../../../src/domain/contract/kit/server.ts';
import { type Ai, embeddedAi } from '../../kernel/ai/provider.ts';
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts';
import type { ServerParts } from '../../kernel/parts.ts';

function described({ notes, transcriber, provider }: Ai): AiProviderAnswer {
  const { name = null, country = null, isLocal = false } = provider ?? {};
  const heardBy = isLocal ? 'server' : 'outside';
  const answer = {
    notes: notes.isExternal ? 'outside' : 'server',
    recordings: transcriber === null ? 'none' : heardBy,
    notesBy: notes.reader.kind === 'embedded' ? 'words' : 'model',
    ...(notes.reader.kind === 'model' && { model: notes.reader.name }),
  } as const;
  const isOutside = [answer.notes, answer.recordings].some((where) => where === 'outside');
  return { ...answer, name: isOutside ? name : null, country: isOutside ? country : null };
}

/** Tells, before anybody agrees to it, who reads notes and hears recordings. */
export const aiProviderEndpoint = ({ ai = embeddedAi }: ServerParts): Endpoint =>
  endpoint(aiProviderCall, {
    summary: 'Quem lê notas e ouve gravações neste servidor, e em que país.',
    handle: async () => described(ai),
  });
