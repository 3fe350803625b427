import { isFile } from './answer-file';
import type { JsonPath } from './json';
import { collectValues } from './walk-values';

export interface FoundText {
  readonly path: JsonPath;
  readonly text: string;
  readonly format: 'markdown' | 'html' | 'text';
  /** Not inside of a list: the work itself rather than a variant. */
  readonly isMain: boolean;
}

const MOST_TEXTS = 40;
const HTML_DOCUMENT = /^\s*(?:<!doctype html|<html[\s>])/i;

/** The texts of several lines: articles, mails, posts. */
export function findTexts(data: unknown): FoundText[] {
  return collectValues(data, readLines, { most: MOST_TEXTS, isLeaf: isFile });
}

function readLines(value: unknown, path: JsonPath): FoundText | undefined {
  if (typeof value !== 'string' || !value.trim().includes('\n') || isFile(value)) return undefined;
  return { path, text: value, format: toFormat(path, value), isMain: !path.some(isPlace) };
}

function toFormat(path: JsonPath, text: string): FoundText['format'] {
  if (HTML_DOCUMENT.test(text)) return 'html';
  const key = [...path].reverse().find((step) => typeof step === 'string') ?? '';
  return /_md$|markdown/.test(String(key)) ? 'markdown' : 'text';
}

function isPlace(step: string | number): boolean {
  return typeof step === 'number';
}
