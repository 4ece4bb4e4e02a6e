import type { Page } from '@playwright/test';

const NAMES = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Davi Rocha', 'Elisa Nunes'];

/** So many events, as the plainest table that says the same. */
function rows(count: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const name = NAMES[(index + turn) % NAMES.length];
    const hour = String(8 + ((index + turn) % 11)).padStart(2, '0');
    return `<tr><td>${hour}:00 – ${hour}:50</td><td>${name}</td><td>Agendado</td></tr>`;
  }).join('');
}

/** A page with nothing but a table and a button that puts as many other events in their place, ready made. */
export const openTable = (page: Page, count: number): Promise<void> =>
  page.setContent(`<!doctype html><html lang="pt-BR"><meta charset="utf-8">
    <style>body{font:16px sans-serif}table{width:100%;border-collapse:collapse}td{padding:8px;border-bottom:1px solid #ddd}</style>
    <main><button id="next">Próxima</button><table><tbody></tbody></table></main>
    <script>
      const turns = ${JSON.stringify([rows(count, 0), rows(count, 1)])};
      let turn = 0;
      const body = document.querySelector('tbody');
      body.innerHTML = turns[0];
      document.getElementById('next').addEventListener('click', () => {
        body.innerHTML = turns[++turn % 2];
      });
    </script></html>`);
