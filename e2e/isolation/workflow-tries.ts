import type { Tries } from './common-tries.ts';
import { forgeWorkflowTokens } from './forgeries.ts';

const NO_CUSTOMERS = { roles: [], company_types: [], sectors: [], pain_points: [] };

/** A token is made for each call of a workflow; neither a session nor a token of another kind is one. */
const withTokens = (tokens: readonly string[], body: object) =>
  [undefined, ...tokens].map((token) => ({
    body,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    answers: [401],
  }));

export const deliverAnalysis: Tries = ({ session, kid, userId, strategyId }) =>
  withTokens([...forgeWorkflowTokens({ kind: 'analysis', userId, strategyId, call: strategyId }), session, kid], {
    icp_json: NO_CUSTOMERS,
    pillars_json: ['Of another'],
    offers_json: [],
  });

export const deliverDrafts: Tries = ({ session, kid, userId, draftId: id }) =>
  withTokens([...forgeWorkflowTokens({ kind: 'drafts', userId, drafts: [{ id, attempt: 1 }] }), session, kid], {
    drafts: [{ format_type: 'blog', content_md: 'Of another.' }],
  });
