import { describe, expect, it } from 'vitest';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import { begun } from '../../data/recordings/recording.ts';
import { supportedFormat } from './formats.ts';
import {
  clockWords,
  lengthWords,
  recordedWords,
  silenceWords,
  sizeWords,
  stateWords,
  troubleWords,
} from './texts.ts';

const QUOTA = 'Cota de IA esgotada para este mês.';
const FORMAT = 'Formato de arquivo não suportado. Tente gravar novamente.';
const LARGE = 'Arquivo muito grande. Tente uma gravação mais curta.';
const INVALID = 'Arquivo de áudio inválido. Tente gravar novamente.';

describe('why a transcription came to nothing', () => {
  it.each([
    ['QUOTA_EXCEEDED', '', QUOTA],
    ['INVALID_FORMAT', '', FORMAT],
    ['FILE_TOO_LARGE', '', LARGE],
    ['INVALID_AUDIO', '', INVALID],
    ['unknown', 'Sua cota acabou', QUOTA],
    ['unknown', 'O formato não serve', FORMAT],
    ['unknown', 'É grande demais', LARGE],
    ['unknown', 'Áudio inválido', INVALID],
    ['unknown', 'Algo mudou', 'Erro na transcrição: Algo mudou'],
    ['unknown', '', 'Erro na transcrição: tente novamente.'],
  ])('%s, %j', (code, message, words) => {
    expect(troubleWords({ code, message })).toBe(words);
  });

  it.each([
    'NO_PROVIDER',
    'in_progress',
    'too_many_requests',
    'provider_unavailable',
    'no_consent',
  ])('%s has kind words of its own', (code) => {
    expect(troubleWords({ code, message: 'x' })).not.toMatch(/^Erro na transcrição|x$/);
  });
});

describe('what becomes of a recording', () => {
  const of = { id: '1', appointmentId: '2', patientId: '3', mimeType: 'audio/webm' };
  const item = (changes: Partial<RecordingItem>): RecordingItem => ({
    ...begun(of, '2026-03-02T12:00:00.000Z'),
    patientName: null,
    span: null,
    ...changes,
  });
  const online = { connection: 'online', session: 'valid' } as const;

  it.each([
    [{ state: 'recording' }, online, 'Gravando…'],
    [{ state: 'stopped' }, online, 'Guardada só neste aparelho.'],
    [
      { state: 'stopped', isRecovered: true },
      online,
      'Gravação recuperada. Está só neste aparelho.',
    ],
    [{ state: 'queued' }, online, 'Transcrevendo…'],
    [
      { state: 'queued' },
      { ...online, connection: 'offline' },
      'Guardada neste aparelho; será enviada quando houver conexão.',
    ],
    [
      { state: 'queued' },
      { ...online, session: 'expired' },
      'Sessão expirada. Faça login novamente. A gravação fica guardada neste aparelho.',
    ],
    [{ state: 'transcribed', text: 'Fala.' }, online, 'Transcrição pronta: inserir na nota'],
    [{ state: 'transcribed', text: ' ' }, online, 'Nenhuma fala foi reconhecida nesta gravação.'],
  ] as const)('%j', (changes, line, words) => {
    expect(stateWords(item(changes), line)).toBe(words);
  });
});

describe('the figures of a recording', () => {
  it.each([
    [0.2, '1 s'],
    [20, '20 s'],
    [60, '1 min'],
    [200.4, '3 min 20 s'],
  ])('%d seconds last %s', (seconds, words) => {
    expect(lengthWords(seconds)).toBe(words);
  });

  it('say when there was no sound, and how long there was some', () => {
    const silent = [
      { from: 130, to: 185.4 },
      { from: 200, to: 220 },
    ];
    expect(silenceWords(silent)).toBe('Sem som de 02:10 a 03:05 e de 03:20 a 03:40.');
    expect(silenceWords([])).toBeNull();
    // As an earlier version kept it.
    expect(silenceWords(undefined)).toBeNull();
    expect(recordedWords({ seconds: 224.6, silent })).toBe('5 min, 3 min 45 s com som');
    expect(recordedWords({ seconds: 0, silent: [{ from: 0, to: 12 }] })).toBe('12 s, nada com som');
    expect(recordedWords({ seconds: 200 })).toBe('3 min 20 s');
  });

  it('say size and clock', () => {
    expect([sizeWords(10), sizeWords(340 * 1024), sizeWords(1.24 * 1024 * 1024)]).toEqual([
      '1 kB',
      '340 kB',
      '1,2 MB',
    ]);
    expect([clockWords(0), clockWords(599.9)]).toEqual(['00:00', '09:59']);
  });
});

describe('the format', () => {
  const order = [
    'audio/webm;codecs=opus',
    'audio/webm',
    'audio/mp4',
    'audio/ogg;codecs=opus',
    'audio/wav',
  ];

  it('is the first of those that the browser can record', () => {
    for (const [place, format] of order.entries())
      expect(supportedFormat((type) => order.indexOf(type) >= place)).toBe(format);
    expect(supportedFormat(() => false)).toBeNull();
  });
});
