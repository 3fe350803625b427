import validator from 'validator';
import type { MailExchange } from '../../engine/ports';
import { mapDomain } from './ascii-domain';
import { isDisposableDomain } from './disposable-domains';
import { parseEmailAddress, splitAddress, type EmailAddress } from './email-address';
import { isFreeProvider, suggestDomain } from './email-providers';
import { isReservedDomain } from './reserved-domains';
import { isRoleAccount } from './role-accounts';

/** What can be said about an address, in the order of the answer. */
export const EMAIL_REASONS = [
  'syntax',
  'reserved_domain',
  'no_mail_server',
  'mail_server_unknown',
  'disposable_domain',
  'possible_typo',
  'role_account',
  'address_literal',
  'free_provider',
] as const;

export type EmailReason = (typeof EMAIL_REASONS)[number];

const SEVERITY: Record<EmailReason, 'invalid' | 'risky' | 'valid'> = {
  syntax: 'invalid',
  reserved_domain: 'invalid',
  no_mail_server: 'invalid',
  disposable_domain: 'risky',
  possible_typo: 'risky',
  role_account: 'risky',
  address_literal: 'risky',
  mail_server_unknown: 'valid',
  free_provider: 'valid',
};

export interface EmailCheck {
  readonly verdict: 'valid' | 'risky' | 'invalid';
  readonly reasons: readonly EmailReason[];
  readonly normalized: string | null;
  readonly suggestion: string | null;
}

/** Checks an address; `lookUp`, when given, is asked about domains that can have mail servers. */
export async function checkEmail(
  email: string,
  lookUp: ((domain: string) => Promise<MailExchange>) | null,
): Promise<EmailCheck> {
  const text = email.trim();
  const address = parseEmailAddress(text);
  const suggestion = suggestAddress(text, address !== null);
  if (!address) return { verdict: 'invalid', reasons: ['syntax'], normalized: null, suggestion };

  const { asciiDomain } = address;
  const isAsked = lookUp !== null && asciiDomain !== null && !isReservedDomain(asciiDomain);
  const exchange = isAsked ? await lookUp(asciiDomain) : null;
  const reasons = EMAIL_REASONS.filter((reason) => applies(reason, { address, suggestion, exchange }));
  return {
    verdict: decideVerdict(reasons),
    reasons,
    normalized: validator.normalizeEmail(text.normalize('NFC')) || null,
    suggestion,
  };
}

interface Findings {
  readonly address: EmailAddress;
  readonly suggestion: string | null;
  readonly exchange: MailExchange | null;
}

function applies(
  reason: EmailReason,
  { address: { localPart, asciiDomain }, suggestion, exchange }: Findings,
): boolean {
  switch (reason) {
    case 'syntax':
      return false;
    case 'reserved_domain':
      return asciiDomain !== null && isReservedDomain(asciiDomain);
    case 'no_mail_server':
      return exchange === 'refuses';
    case 'mail_server_unknown':
      return exchange === 'unknown';
    case 'disposable_domain':
      // The lists hold many misspelt providers, too; that the address is misspelt is the more useful thing to know.
      return suggestion === null && asciiDomain !== null && isDisposableDomain(asciiDomain);
    case 'possible_typo':
      return suggestion !== null;
    case 'role_account':
      return isRoleAccount(localPart);
    case 'address_literal':
      return asciiDomain === null;
    case 'free_provider':
      return asciiDomain !== null && isFreeProvider(asciiDomain);
    default:
      return reason satisfies never;
  }
}

function decideVerdict(reasons: readonly EmailReason[]): 'invalid' | 'risky' | 'valid' {
  const severities = reasons.map((reason) => SEVERITY[reason]);
  return (
    severities.find((severity) => severity === 'invalid') ??
    severities.find((severity) => severity === 'risky') ??
    'valid'
  );
}

/** The address that was probably meant, when that one can be valid: a misspelt provider, or a domain before its mapping. */
function suggestAddress(text: string, isValid: boolean): string | null {
  const { localPart, domain } = splitAddress(text);
  const mapped = mapDomain(domain);
  if (mapped === null) return null;
  const meant = suggestDomain(mapped) ?? (isValid ? null : mapped);
  if (meant === null || isReservedDomain(meant)) return null;
  const suggestion = `${localPart}@${meant}`;
  return parseEmailAddress(suggestion) ? suggestion : null;
}
