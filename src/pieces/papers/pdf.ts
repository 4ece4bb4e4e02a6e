import { jsPDF } from 'jspdf';
import type { Block, Paper } from '../../domain/documents/paper.ts';
import { printable } from '../../domain/documents/printable.ts';
import { addFonts, FONT } from './fonts.ts';

/** Millimetres of an A4 page. */
const PAGE = { width: 210, height: 297, margin: 22 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
/** The most that a picture of a signature takes, in millimetres. */
const SIGNATURE = { width: 60, height: 20 } as const;
const MM_PER_POINT = 25.4 / 72;
const LINE = 1.4;
/** The screen gets its turn after so long. */
const SLICE_MS = 8;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export interface PdfFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Signs that are left out, or written without their mark; each once. */
  readonly lost: readonly string[];
}

interface Style {
  readonly size: number;
  readonly weight?: 'normal' | 'bold';
  /** Millimetres above it. */
  readonly above: number;
  readonly indent?: number;
}

const STYLES = {
  head: { size: 10, above: 0 },
  title: { size: 16, weight: 'bold', above: 0 },
  titleBelow: { size: 16, weight: 'bold', above: 8 },
  heading2: { size: 13, weight: 'bold', above: 8 },
  heading3: { size: 11, weight: 'bold', above: 5 },
  text: { size: 11, above: 3 },
  quiet: { size: 9, above: 1.5 },
  fact: { size: 11, above: 1.5 },
  item: { size: 11, above: 1.5, indent: 4 },
  signed: { size: 11, above: 1 },
} as const satisfies Record<string, Style>;

/** Writes from top to bottom, page after page. */
class Sheet {
  readonly #pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  #y: number = PAGE.margin;
  readonly #lost = new Set<string>();

  /** @param at ISO instant; with the same one the same paper makes the same bytes */
  constructor(title: string, at: string) {
    addFonts(this.#pdf);
    this.#pdf.setProperties({ title: this.#plain(title), creator: 'Sereno' });
    this.#pdf.setCreationDate(new Date(at));
    this.#pdf.setFileId('0'.repeat(32));
  }

  get lost(): readonly string[] {
    return [...this.#lost];
  }

  #plain(text: string): string {
    const plain = printable(text);
    for (const sign of plain.lost) this.#lost.add(sign);
    return plain.text;
  }

  #room(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = PAGE.margin;
  }

  write(text: string, { size, weight = 'normal', above, indent = 0 }: Style): void {
    this.#pdf.setFont(FONT, weight).setFontSize(size);
    const height = size * MM_PER_POINT * LINE;
    this.#y += above;
    const lines = this.#pdf.splitTextToSize(this.#plain(text), WIDTH - indent) as string[];
    for (const line of lines) {
      this.#room(height);
      this.#pdf.text(line, PAGE.margin + indent, this.#y + height / LINE);
      this.#y += height;
    }
  }

  /** With room to sign, and kept together. */
  sign(lines: readonly string[], image: string | undefined): void {
    this.#room(40);
    if (image) this.#picture(image);
    this.#y += 24;
    this.#pdf.line(PAGE.margin, this.#y, PAGE.margin + 80, this.#y);
    for (const line of lines) this.write(line, STYLES.signed);
  }

  /** Within the room above the line. */
  #picture(image: string): void {
    const { width, height } = this.#pdf.getImageProperties(image);
    const scale = Math.min(SIGNATURE.width / width, SIGNATURE.height / height);
    const [broad, high] = [width * scale, height * scale];
    this.#pdf.addImage(image, 'PNG', PAGE.margin, this.#y + 23 - high, broad, high);
  }

  finish(): Uint8Array<ArrayBuffer> {
    const count = this.#pdf.getNumberOfPages();
    this.#pdf.setFont(FONT, 'normal').setFontSize(9);
    for (let page = 1; page <= count; page += 1) {
      this.#pdf.setPage(page);
      const words = `Página ${page} de ${count}`;
      this.#pdf.text(words, PAGE.width - PAGE.margin, PAGE.height - 10, { align: 'right' });
    }
    return new Uint8Array(this.#pdf.output('arraybuffer'));
  }
}

function put(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return sheet.write(block.text, block.level === 2 ? STYLES.heading2 : STYLES.heading3);
    case 'text':
      return sheet.write(block.text, STYLES.text);
    case 'quiet':
      return sheet.write(block.text, STYLES.quiet);
    case 'facts':
      return block.facts.forEach(([term, value]) => sheet.write(`${term}: ${value}`, STYLES.fact));
    case 'items':
      return block.items.forEach((item) => sheet.write(`• ${item}`, STYLES.item));
    case 'signature':
      return sheet.sign(block.lines, block.image);
  }
}

/**
 * Returns the paper as a PDF of numbered pages. Made in slices: ten years of notes are hundreds of
 * pages.
 * @param at when it is issued, ISO
 */
export async function pdfOf(paper: Paper, at: string): Promise<PdfFile> {
  const sheet = new Sheet(paper.title, at);
  for (const line of paper.head ?? []) sheet.write(line, STYLES.head);
  sheet.write(paper.title, paper.head ? STYLES.titleBelow : STYLES.title);
  let since = performance.now();
  for (const block of paper.blocks) {
    put(sheet, block);
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    since = performance.now();
  }
  return { bytes: sheet.finish(), lost: sheet.lost };
}
