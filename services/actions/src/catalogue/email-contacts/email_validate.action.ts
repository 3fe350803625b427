import validator from 'validator';
import { defineAction } from '../../engine/define-action';
import type { MailExchange } from '../../engine/ports';
import { mapDomain } from './ascii-domain';
import { isDisposableDomain } from './disposable-domains';
import { parseEmailAddress, splitAddress, type EmailAddress } from './email-address';
import { isFreeProvider, suggestDomain } from './email-providers';
import { examples } from './email_validate.examples';
import { isReservedDomain } from './reserved-domains';
import { isRoleAccount } from './role-accounts';

const REASONS = [
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

type Reason = (typeof REASONS)[number];

const SEVERITY: Record<Reason, 'invalid' | 'risky' | 'valid'> = {
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

export const emailValidate = defineAction({
  slug: 'email_validate',
  aliases: [],
  title: 'Validate an email address',
  category: 'Email & Contacts',
  one_liner: 'Syntax, disposable, role and free-provider checks with a typo suggestion; optional MX lookup',
  tags: ['email', 'validation', 'deliverability'],
  credit_cost: 1,
  latency_target_ms: 200,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'inline',
  network: 'optional',
  limits: { timeoutMs: 5_000, maxInputBytes: 10_000 },
  needs: ['mailExchange'],

  input: {
    params: [
      // No format here: saying what is wrong with an address is what the action is for.
      {
        key: 'email',
        label: 'Email',
        kind: 'string',
        required: true,
        placeholder: 'someone@example.com',
        validate: { max: 320 },
        description: 'The address to check.',
      },
      {
        key: 'check_mx',
        label: 'Check mail servers',
        kind: 'boolean',
        default: false,
        description: 'Also asks whether the domain takes mail.',
      },
    ],
    ui: { groups: [{ id: 'main', label: 'Address', items: ['email', 'check_mx'] }] },
  },

  output: {
    type: 'object',
    required: ['verdict', 'reasons', 'normalized', 'suggestion', 'engine'],
    additionalProperties: false,
    properties: {
      verdict: { enum: ['valid', 'risky', 'invalid'] },
      reasons: { type: 'array', items: { enum: REASONS }, uniqueItems: true },
      normalized: {
        type: ['string', 'null'],
        description: 'Lower case; at large providers also without tags and, at Gmail, dots.',
      },
      suggestion: { type: ['string', 'null'] },
      engine: { const: 'deterministic' },
    },
  },

  async handler({ email, check_mx }, { mailExchange, signal }) {
    const text = email.trim();
    const address = parseEmailAddress(text);
    const suggestion = suggestAddress(text);
    if (!address) return { verdict: 'invalid', reasons: ['syntax'], normalized: null, suggestion };

    const { asciiDomain } = address;
    const isAsked = check_mx && asciiDomain !== null && !isReservedDomain(asciiDomain);
    const exchange = isAsked ? await mailExchange.lookup(asciiDomain, signal) : null;
    const reasons = REASONS.filter((reason) => applies(reason, { address, suggestion, exchange }));
    return {
      verdict: decideVerdict(reasons),
      reasons,
      normalized: validator.normalizeEmail(text.normalize('NFC')) || null,
      suggestion,
    };
  },

  examples,

  utterances: {
    en: [
      'is this email address valid',
      'check an email',
      'verify someone@example.com',
      'is this a disposable email',
      'does this email have a typo',
      'can I write to this address',
    ],
    fr: [
      'cette adresse e-mail est-elle valide',
      'vérifier un email',
      'valider une adresse e-mail',
      'est-ce un email jetable',
      'y a-t-il une faute dans cet email',
      'puis-je écrire à cette adresse',
    ],
    es: [
      'es válida esta dirección de correo',
      'comprobar un email',
      'validar un correo electrónico',
      'es un email desechable',
      'hay un error en este email',
      'puedo escribir a esta dirección',
    ],
  },
});

interface Findings {
  readonly address: EmailAddress;
  readonly suggestion: string | null;
  readonly exchange: MailExchange | null;
}

function applies(reason: Reason, { address: { localPart, asciiDomain }, suggestion, exchange }: Findings): boolean {
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

function decideVerdict(reasons: readonly Reason[]): 'invalid' | 'risky' | 'valid' {
  const severities = reasons.map((reason) => SEVERITY[reason]);
  return (
    severities.find((severity) => severity === 'invalid') ??
    severities.find((severity) => severity === 'risky') ??
    'valid'
  );
}

/** The address that was probably meant, when that one can be valid: a misspelt provider, or a domain before its mapping. */
function suggestAddress(text: string): string | null {
  const { localPart, domain } = splitAddress(text);
  const mapped = mapDomain(domain);
  if (mapped === null) return null;
  const meant = suggestDomain(mapped) ?? (parseEmailAddress(text) ? null : mapped);
  if (meant === null || isReservedDomain(meant)) return null;
  const suggestion = `${localPart}@${meant}`;
  return parseEmailAddress(suggestion) ? suggestion : null;
}
