import type { Schemas as Accounts } from '@declic/openapi/accounts';
import type { Schemas as Actions } from '@declic/openapi/actions';
import { aKey, factory } from '@declic/openapi/factories';

export function aCreatedKey(
  key: Partial<Accounts['ApiKey']> = {},
  token = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s',
): Accounts['CreatedKey'] {
  return { token, key: aKey(key) };
}

export const aTool = factory<Accounts['ToolPricing']>({
  tool_slug: 'flow-content',
  display_name: 'Flow Content',
  description: 'Turns what you know about your business into a content strategy.',
  icon: 'sparkles',
  credit_cost: 5,
  tool_type: 'tool',
});

/** The figures of an action that never ran. */
export const unmeasured = {
  health_status: null,
  score: null,
  p95_latency_ms_24h: null,
  success_rate_24h: null,
  on_time_rate_24h: null,
  last_verified_at: null,
} satisfies Actions['ActionEvidence']['figures'];

export const anAction = factory<Actions['Action']>({
  slug: 'email_validate',
  title: 'Validate an email address',
  category: 'Data quality',
  one_liner: 'Checks the syntax, the domain and the usual slips of the keyboard.',
  credit_cost: 1,
  ...unmeasured,
  tags: [],
  latency_target_ms: null,
  is_enabled: true,
});

/** An action that a description leads to, with its form filled in. */
export const aProposal = factory<Actions['ActionProposal']>({
  action: 'write_note',
  title: 'Write a note',
  one_liner: 'Writes a short or a long note',
  cost: 2,
  score: 0.81,
  reasons: ['note'],
  arguments: { topic: 'Bread' },
  missing: [],
});

/** What a description is answered with: one likely action and two alternatives. */
export const someProposals = factory<Actions['ActionProposals']>({
  outcome: 'proposed',
  asks_two: false,
  proposals: [
    aProposal(),
    aProposal({
      action: 'linkedin_post',
      title: 'Write a LinkedIn post',
      cost: 1,
      score: 0.1,
      arguments: { topic: 'Rye' },
    }),
    aProposal({ action: 'seo_blog', title: 'Write a blog article', cost: 5, score: 0.04, reasons: [], arguments: {} }),
  ],
  router: { engine: 'classifier', ms: 3.2, probability: 0.94 },
});
