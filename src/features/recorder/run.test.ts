import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRecorder } from '../../../test/harness/page/fakeRecorder.ts';
import { playedSeconds, type SoundLength } from '../../data/recordings/recording.ts';
import { Run } from './run.ts';
import type { Sign } from './silence.ts';

const SOUND: Sign = { isDeaf: false, hasLevel: true };
const QUIET: Sign = { isDeaf: false, hasLevel: false };
const DEAF: Sign = { isDeaf: true, hasLevel: null };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Begins a recording with a microphone that gives what it is told to. */
function record() {
  const track: Partial<Pick<MediaStreamTrack, 'onmute' | 'onunmute'>> = {};
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const recorder = new FakeRecorder(stream, {});
  const lengths: SoundLength[] = [];
  let sign = SOUND;
  const run = new Run({
    device: {
      addRecordingPiece: async (_id, _piece, length) => void lengths.push(length),
      endRecording: async () => undefined,
    },
    microphone: {
      recorder: recorder as unknown as MediaRecorder,
      mimeType: 'audio/webm',
      level: () => 0,
      sign: () => sign,
      release: () => undefined,
    },
    id: 'r1',
    appointmentId: 'a1',
    now: () => Date.now(),
  });
  const pass = (seconds: number, given: Sign = sign) => {
    sign = given;
    vi.advanceTimersByTime(seconds * 1000);
  };
  return { run, recorder, track, lengths, pass };
}

const clock = (run: Run) => [run.state().seconds, run.state().limit, run.state().isSilent];

describe('a recording whose microphone gives no sound', () => {
  it('goes on, without those seconds, and counts again when sound returns', async () => {
    const { run, recorder, lengths, pass } = record();
    pass(20);
    pass(9, QUIET);
    expect(clock(run)).toEqual([29, 600, false]);
    pass(11);
    expect(clock(run)).toEqual([20, 581, true]);
    pass(10, SOUND);
    expect(recorder.state).toBe('recording');
    expect(clock(run)).toEqual([30, 580, false]);
    run.stop();
    await run.ended;
    expect(lengths).toEqual([{ seconds: 30, silent: [{ from: 20.25, to: 40.25 }] }]);
    expect(playedSeconds(lengths[0]!)).toBe(50);
  });

  it('keeps with each piece what was silent until then: a browser that dies loses none of it', async () => {
    const { recorder, lengths, pass } = record();
    pass(4);
    pass(1, DEAF);
    recorder.hand('um');
    pass(5);
    recorder.hand('dois');
    await vi.advanceTimersByTimeAsync(0);
    expect(lengths.map(({ silent }) => silent)).toEqual([[], [{ from: 4.25, to: 10 }]]);
  });

  it('hears of a muted track at once', async () => {
    const { run, track, pass } = record();
    pass(1.1);
    pass(0, DEAF);
    track.onmute?.call({} as MediaStreamTrack, new Event('mute'));
    pass(2);
    pass(0, SOUND);
    track.onunmute?.call({} as MediaStreamTrack, new Event('unmute'));
    expect(run.state().isSilent).toBe(false);
    run.stop();
    await run.ended;
    expect(run.state()).toMatchObject({ phase: 'ended', reason: 'stopped' });
  });

  it('does not count a pause as silence', async () => {
    const { run, lengths, pass } = record();
    pass(5);
    run.pause();
    pass(60, QUIET);
    run.resume();
    pass(5, SOUND);
    run.stop();
    await run.ended;
    expect(lengths).toEqual([{ seconds: 10, silent: [] }]);
  });

  it('ends when its file has ten minutes, silence included', async () => {
    const { run, pass } = record();
    pass(100, DEAF);
    pass(440, SOUND);
    expect(run.state()).toMatchObject({ isNearLimit: true, phase: 'recording' });
    pass(60);
    await run.ended;
    expect(run.state()).toMatchObject({ reason: 'limit', phase: 'ended' });
  });
});

describe('a recording that nobody stopped', () => {
  it('has lost its microphone, and keeps the length that it had', async () => {
    const { run, recorder, lengths, pass } = record();
    pass(7);
    // A browser that finds no living track ends the recorder before it says why.
    recorder.stop();
    await run.ended;
    expect(run.state().reason).toBe('lost');
    expect(lengths.map(({ seconds }) => seconds)).toEqual([7]);
  });
});
