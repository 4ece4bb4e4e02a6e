import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { RiskLine, RiskMark, RiskPassages } from './RiskPassages.tsx';

const LATER = { timeout: 12_000 };
afterEach(cleanup);

const show = (line: ReactNode, maySearch = true) =>
  renderPage(line, new PageDevice({ 'notes.mayBeSearched': maySearch }));
const noteOf = (plaintext: string) => ({ patientId: 'p', plaintext });

describe('passages to be read again', () => {
  it('stand whole with their sentences, each with its state, the present ones first', async () => {
    show(
      <RiskPassages
        note={noteOf(
          'Nega ideação suicida. Trouxe fotos da viagem e riu muito. Contou que apanha do marido.',
        )}
      />,
    );
    const section = await screen.findByRole('region', { name: 'Trechos para reler' }, LATER);
    expect(section.textContent).toContain('Não é uma avaliação de risco.');
    const items = within(section).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'violência em casa: presente. Contou que apanha do marido.',
      'suicídio: negado. Nega ideação suicida.',
    ]);
  });

  it('are named in a list without the note’s words', async () => {
    show(<RiskLine note={noteOf('Nega ideação suicida. Contou que apanha do marido.')} />);
    const line = await screen.findByText(/Trechos para reler/, {}, LATER);
    expect(line.parentElement?.textContent).toBe(
      'Trechos para reler violência em casa: presente; suicídio: negado',
    );
  });

  it('say nothing of a note in which nothing was found', async () => {
    const calm = <RiskLine note={noteOf('Dormiu bem e foi à praia.')} />;
    show(
      <>
        <div data-testid="calm">{calm}</div>
        <RiskLine note={noteOf('Contou que apanha do marido.')} />
      </>,
    );
    await screen.findByText(/Trechos para reler/, {}, LATER);
    expect(screen.getByTestId('calm').textContent).toBe('');
  });

  it('are not searched for where no program may read the patient’s notes', async () => {
    const note = noteOf('Contou que apanha do marido.');
    show(
      <>
        <div data-testid="line">
          <RiskLine note={note} />
        </div>
        <RiskPassages note={note} />
      </>,
      false,
    );
    const words = await screen.findByText(/não foram procurados/);
    expect(words.textContent).toBe(
      'Falta o consentimento do paciente para IA: nenhum programa lê esta nota. Trechos para reler não foram procurados.',
    );
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByTestId('line').textContent).toBe('');
  });

  it('are told of on the dashboard, by what the server read', () => {
    show(<RiskMark note={{ estimate: 'risk' }} />);
    expect(screen.getByText(/Não é uma avaliação de risco/).textContent).toContain(
      'Trechos para reler',
    );
    cleanup();
    show(<RiskMark note={{ estimate: 'scored' }} />);
    expect(screen.queryByText(/Trechos para reler/)).toBeNull();
  });
});
