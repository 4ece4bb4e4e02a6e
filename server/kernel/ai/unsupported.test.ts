import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../src/domain/core/steps.ts';
import { NOT_AS_IN_NOTE, NOT_IN_NOTE } from '../../../src/domain/notes/mood/support.ts';
import { markUnsupported } from './unsupported.ts';

const NOTE = 'A mãe está deprimida. Dorme mal & come pouco. Nega ideação suicida.';
const marked = (html: string) => atOnce(markUnsupported(html, NOTE));

describe('a summary', () => {
  it('of what the note says stays as it is', () => {
    const html =
      '<p>A mãe está <strong>deprimida</strong>.</p><ul><li>Dorme mal &amp; come.</li></ul>';
    expect(marked(html)).toBe(html);
  });

  it('has a mark behind each sentence that the note does not say', () => {
    expect(marked('<p>Dorme mal. Recebeu alta.</p><ul><li>Tem ideação suicida</li></ul>')).toBe(
      `<p>Dorme mal. Recebeu alta. <em>${NOT_IN_NOTE}</em></p>` +
        `<ul><li>Tem ideação suicida <em>${NOT_AS_IN_NOTE}</em></li></ul>`,
    );
  });

  it('is marked within its emphasis, and outside of any block', () => {
    expect(marked('Resumo geral<p><em>Recebeu &lt;alta&gt;.</em> Dorme mal.</p>')).toBe(
      `Resumo geral <em>${NOT_IN_NOTE}</em><p><em>Recebeu &lt;alta&gt;. <em>${NOT_IN_NOTE}</em>` +
        '</em> Dorme mal.</p>',
    );
  });

  it('is read in less than a turn of the server, for the longest note', () => {
    const long = Array.from({ length: 4000 }, (_, n) => `Frase ${n} do relato número ${n}.`);
    const steps = markUnsupported(`<p>${'Recebeu alta ontem. '.repeat(40)}</p>`, long.join(' '));
    for (;;) {
      const since = process.cpuUsage();
      const { done } = steps.next();
      expect(process.cpuUsage(since).user).toBeLessThan(300_000);
      if (done) return;
    }
  });
});
