import { createRequire } from 'node:module';
import { isFreeProvider } from './email-providers';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

// A CommonJS package whose names an ES import does not see.
const { blacklist } = createRequire(import.meta.url)('mailchecker') as typeof import('mailchecker');

const lists = [disposableEmailBlocklistSet(), blacklist()];

/** Whether mailboxes at this domain, or at one it belongs to, are made to be thrown away. */
export function isDisposableDomain(domain: string): boolean {
  // The lists name old and forwarding providers, too.
  if (isFreeProvider(domain)) return false;
  const labels = domain.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return domains.some((candidate) => lists.some((list) => list.has(candidate)));
}
