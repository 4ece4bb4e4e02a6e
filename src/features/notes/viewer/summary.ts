import { createElement, Fragment, type ReactNode } from 'react';
import { summaryTags } from '../../../domain/notes/analysis.ts';

/** More no summary has. */
const LENGTH_MAX = 20_000;

const allowed: ReadonlySet<string> = new Set(summaryTags);
/** What stands in these is no text for anybody. */
const SILENT = 'script,style,template,noscript,iframe,object,svg,math';

/** A document that nothing runs in and that loads nothing. */
function read(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.slice(0, LENGTH_MAX), 'text/html');
  for (const silent of body.querySelectorAll(SILENT)) silent.remove();
  return body;
}

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const children = [...node.childNodes].map(drawn);
  const { localName } = node as Element;
  return createElement(allowed.has(localName) ? localName : Fragment, { key }, ...children);
}

/**
 * A summary's HTML as elements of ours: paragraphs, lists and emphasis, without any attribute. Nothing of it is taken
 * over as HTML, since a provider wrote it, and not we.
 */
export const drawnSummary = (html: string): readonly ReactNode[] =>
  [...read(html).childNodes].map(drawn);

/** A summary as words on one line. */
export function summaryWords(html: string): string {
  const body = read(html);
  for (const block of body.querySelectorAll('p,li,br,div')) block.append(' ');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
