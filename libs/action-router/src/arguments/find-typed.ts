import type { Param } from '@declic/action-input';
import { readFileReference } from '../file-reference';
import type { Entity, EntityKind } from '../find-entities';

/** What a parameter is named after says which typed data it takes. */
const BY_KEY: Readonly<Record<string, EntityKind>> = {
  iban: 'iban',
  phone: 'phone',
  url: 'url',
  link: 'url',
  content: 'url',
  vat: 'vat',
  vat_number: 'vat',
  cron: 'cron',
};

/** The first data of the message in the form that a text parameter takes: a file, an address, an e-mail, an IBAN. */
export function findTyped(param: Param, entities: readonly Entity[]): string | null {
  if (param.ui?.accept) return entities.find(({ text }) => readFileReference(text))?.text ?? null;
  const kind = findKind(param);
  const found = kind && entities.find((entity) => entity.kind === kind)?.text;
  return found ? toAddress(kind, found) : null;
}

/** Whether the parameter takes data of a form of its own, never free text. */
export function isTyped(param: Param): boolean {
  return param.ui?.accept !== undefined || (param.key !== 'content' && findKind(param) !== undefined);
}

function findKind({ key, ui, validate }: Param): EntityKind | undefined {
  if (validate?.format) return validate.format;
  if (key === 'email' && ui?.multiline !== true) return 'email';
  return BY_KEY[key];
}

function toAddress(kind: EntityKind, text: string): string {
  return kind === 'url' && !/^https?:/i.test(text) ? `https://${text}` : text;
}
