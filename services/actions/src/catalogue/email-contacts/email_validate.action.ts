import { defineAction } from '../../engine/define-action';
import { TEXT_OR_NULL, closedObject } from '../../engine/output-schema';
import { flagParam } from '../../engine/params';
import { checkEmail, EMAIL_REASONS } from './check-email';
import { emailParam } from './email-param';
import { examples } from './email_validate.examples';
import search from './email_validate.search.json';

export const emailValidate = defineAction({
  slug: 'email_validate',
  title: 'Validate an email address',
  category: 'Email & Contacts',
  one_liner: 'Syntax, disposable, role and free-provider checks with a typo suggestion; optional MX lookup',
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
      emailParam('someone@example.com', 'The address to check.'),
      flagParam('check_mx', 'Check mail servers', {
        default: false,
        description: 'Also asks whether the domain takes mail.',
      }),
    ],
    ui: { groups: [{ id: 'main', label: 'Address', items: ['email', 'check_mx'] }] },
  },

  output: closedObject({
    verdict: { enum: ['valid', 'risky', 'invalid'] },
    reasons: { type: 'array', items: { enum: EMAIL_REASONS }, uniqueItems: true },
    normalized: {
      type: ['string', 'null'],
      description: 'Lower case; at large providers also without tags and, at Gmail, dots.',
    },
    suggestion: TEXT_OR_NULL,
    engine: { const: 'deterministic' },
  }),

  async handler({ email, check_mx }, { mailExchange, signal }) {
    return checkEmail(email, check_mx ? (domain) => mailExchange.lookup(domain, signal) : null);
  },

  examples,

  ...search,
});
