import { createElement, Fragment, type ReactNode } from 'react';
import { withoutHiddenSigns } from '../../../domain/core/hiddenSigns.ts';
import { summaryTags } from '../../../domain/notes/analysis.ts';
import { RISK_HEADING } from '../../../domain/notes/reading/risk/kinds.ts';
import { sentencesOf } from '../../../domain/notes/sources.ts';

/** More no summary has. */
const LENGTH_MAX = 20_000;

const allowed: ReadonlySet<string> = new Set(summaryTags);
/** What stands in these is no text for anybody. */
const SILENT = 'script,style,template,noscript,iframe,object,svg,math';

/**
 * Returns a document that nothing runs in and that loads nothing.
 * Older summaries were kept with hidden signs.
 */
function read(html: string): HTMLElement {
  const shown = withoutHiddenSigns(html.slice(0, LENGTH_MAX));
  const { body } = new DOMParser().parseFromString(shown, 'text/html');
  for (const silent of body.querySelectorAll(SILENT)) silent.remove();
  return body;
}

/** Draws a sentence of a summary; `key` is its place among its siblings. */
export type DrawSentence = (text: string, content: ReactNode, key: number) => ReactNode;

const isInline = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE || ['strong', 'em'].includes((node as Element).localName);

/** What of a node stands between two places of its text, with its emphasis. */
function cut(node: Node, from: number, to: number, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').slice(from, to);
  const parts = cutAll([...node.childNodes], from, to);
  const { localName } = node as Element;
  return createElement(allowed.has(localName) ? localName : Fragment, { key }, ...parts);
}

function cutAll(nodes: readonly Node[], from: number, to: number): ReactNode[] {
  let at = 0;
  return nodes.flatMap((node, key) => {
    const length = node.textContent?.length ?? 0;
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
    at += length;
    return end > start ? [cut(node, start, end, key)] : [];
  });
}

/** The sentences of a block one by one, and what stands between them as it is. */
function sentences(nodes: readonly Node[], draw: DrawSentence): ReactNode[] {
  const text = nodes.map(({ textContent }) => textContent ?? '').join('');
  let done = 0;
  const pieces = sentencesOf(text).flatMap(({ start, end }, key) => {
    const between = text.slice(done, start);
    done = end;
    return [between, draw(text.slice(start, end), cutAll(nodes, start, end), key)];
  });
  return [...pieces, text.slice(done)];
}

function drawn(node: Node, key: number, draw: DrawSentence | null): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const nodes = [...node.childNodes];
  const { localName } = node as Element;
  const isBlock = draw !== null && !isInline(node) && nodes.every(isInline);
  const children = isBlock
    ? sentences(nodes, draw)
    : nodes.map((child, place) => drawn(child, place, draw));
  return createElement(allowed.has(localName) ? localName : Fragment, { key }, ...children);
}

/**
 * A summary's HTML as elements of ours: paragraphs, lists and emphasis, without any attribute. Nothing of it is taken
 * over as HTML, since a provider wrote it, and not we.
 * @param draw what is made of each sentence; as it is unless told
 */
export const drawnSummary = (
  html: string,
  draw: DrawSentence | null = null,
): readonly ReactNode[] => [...read(html).childNodes].map((node, key) => drawn(node, key, draw));

/** A plain text as a summary is drawn: a paragraph a line. */
export const drawnText = (text: string, draw: DrawSentence): readonly ReactNode[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, key) =>
      createElement('p', { key }, ...sentences([document.createTextNode(line)], draw)),
    );

/** A summary as the plain text that one edits: a line a paragraph, a dash before what is listed. */
export function summaryLines(html: string): string {
  const body = read(html);
  for (const item of body.querySelectorAll('li')) item.prepend('- ');
  for (const block of body.querySelectorAll('p,li,br,div')) block.append('\n');
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** Takes away the passages to be read again: a list shows them by itself. */
function withoutPassages(body: HTMLElement): void {
  const named = body.firstElementChild;
  if (!named?.textContent.startsWith(RISK_HEADING)) return;
  const quoted = named.nextElementSibling;
  if (quoted?.localName === 'ul') {
    const more = quoted.nextElementSibling;
    if (more?.textContent.startsWith('E mais ')) more.remove();
    quoted.remove();
  }
  named.remove();
}

/** A summary as words on one line, without the passages to be read again. */
export function summaryWords(html: string): string {
  const body = read(html);
  withoutPassages(body);
  for (const block of body.querySelectorAll('p,li,br,div')) block.append(' ');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
