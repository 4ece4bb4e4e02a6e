import { AiError } from '../errors.ts';
import type { NoteAnalyser, Transcriber } from '../provider.ts';
import { readAnalysis, readTranscription } from './answer.ts';
import { type Connection, post } from './connection.ts';
import { analysisRequest } from './prompt.ts';

/** Reads notes by a chat completion. What cannot be read is asked for once more. */
export const chatAnalyser = (
  connection: Connection,
  model: string,
  { isExternal, name }: { readonly isExternal: boolean; readonly name: string },
): NoteAnalyser => ({
  isMetered: true,
  isExternal,
  reader: { kind: 'provider', name, version: model },
  async analyse(plaintext, signal, beforeCall) {
    const ask = async () =>
      readAnalysis(
        await post(
          connection,
          '/chat/completions',
          analysisRequest(model, plaintext),
          signal,
          beforeCall,
        ),
      );
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AiError && error.code === 'unreadable') return ask();
      throw error;
    }
  },
});

export const speechTranscriber = (connection: Connection, model: string): Transcriber => ({
  async transcribe({ file, extension, mimeType }, signal) {
    const form = new FormData();
    form.set('file', new File([file], `gravacao.${extension}`, { type: mimeType }));
    form.set('model', model);
    form.set('language', 'pt');
    form.set('response_format', 'json');
    return readTranscription(await post(connection, '/audio/transcriptions', form, signal));
  },
});
